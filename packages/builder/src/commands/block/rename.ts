import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { singleSelection } from '../selection/selected.ts'

/** Sets a custom name for the selected block. Shoppers never see it. */
export const rename: Command = {
  id: 'rename',
  title: messages.titles.rename,
  group: 'Edit',
  shortcuts: ['F2'],
  enabled: (builder) => {
    const found = singleSelection(builder)
    return found !== undefined && found.block.contentType !== 'unknown' && !builder.store.getState().preview
  },
  run: (builder) => builder.store.setState({ dialog: 'rename' }),
}
