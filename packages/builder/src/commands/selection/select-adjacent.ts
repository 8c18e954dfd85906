import { ancestorsOf } from '../../store/block-index.ts'
import type { Builder } from '../../store/builder-store.ts'
import { pageOrder } from '../../store/page-order.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { nameOf } from './selected.ts'

const step = (id: string, title: string, key: string, by: 1 | -1): Command => ({
  id,
  title,
  group: 'Select',
  shortcuts: [key],
  enabled: ({ store }) => !store.getState().preview,
  run: (builder) => {
    const next = neighbor(builder, by)
    if (!next) return
    builder.select([next])
    builder.say(messages.selected(nameOf(builder, next)))
  },
})

/** Selects the next or previous block on the page; the first or last one when nothing is selected. */
function neighbor(builder: Builder, by: 1 | -1): string | undefined {
  const order = pageOrder(builder).filter((id) => !isInsideHidden(builder, id))
  const at = order.indexOf(builder.store.getState().selection.at(-1) ?? '')
  return at < 0 ? order.at(by === 1 ? 0 : -1) : order[at + by]
}

/** Whether the block is inside a hidden container and therefore not rendered. */
function isInsideHidden({ index }: Builder, id: string): boolean {
  return ancestorsOf(index, id).some((one) => index.entries.get(one)?.block.editor?.hidden)
}

export const selectNext: Command = /* @__PURE__ */ step('selectNext', messages.titles.selectNext, 'ArrowDown', 1)
export const selectPrevious: Command = /* @__PURE__ */ step('selectPrevious', messages.titles.selectPrevious, 'ArrowUp', -1)
