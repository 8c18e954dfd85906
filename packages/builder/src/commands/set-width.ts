import { WIDTHS, type Width } from '@blockfront/engine'
import type { Command } from './command.ts'

const TITLES: Record<Width, string> = { desktop: 'Desktop width', tablet: 'Tablet width', mobile: 'Mobile width' }

const setWidth = (width: Width, key: number): Command => ({
  id: `${width}Width`,
  title: TITLES[width],
  group: 'View',
  shortcuts: [`Mod+Alt+${key}`],
  enabled: ({ store }) => store.getState().width !== width,
  run: (builder) => {
    builder.store.setState({ width })
    builder.say(TITLES[width])
  },
})

/** One command for each of the three widths. */
export const widths: readonly Command[] = /* @__PURE__ */ WIDTHS.map((width, i) => setWidth(width, i + 1))
