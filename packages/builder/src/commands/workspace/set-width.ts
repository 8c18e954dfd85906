import { WIDTHS, type Width } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

const setWidth = (width: Width, key: number): Command => ({
  id: `${width}Width`,
  title: messages.titles.widths[width],
  group: 'View',
  shortcuts: [`Mod+Alt+${key}`],
  enabled: ({ store }) => store.getState().width !== width,
  run: (builder) => {
    builder.store.setState({ width })
    builder.say(messages.titles.widths[width])
  },
})

/** One command for each of the three widths. */
export const widths: readonly Command[] = /* @__PURE__ */ WIDTHS.map((width, i) => setWidth(width, i + 1))
