import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { singleSelection } from '../selection/selected.ts'

/** Starts editing the block's first text on the page, or focuses the first field of its panel. */
export const edit: Command = {
  id: 'edit',
  title: messages.titles.edit,
  group: 'Edit',
  shortcuts: ['Enter'],
  enabled: (builder) => {
    const found = singleSelection(builder)
    return found !== undefined && found.block.contentType !== 'unknown' && !builder.store.getState().preview
  },
  run: (builder) => builder.store.setState({ editRequest: singleSelection(builder)?.block.id }),
}
