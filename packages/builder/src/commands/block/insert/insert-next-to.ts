import { slotAt } from '@blockfront/engine'
import type { Builder } from '../../../store/builder-store.ts'
import type { Command } from '../../command.ts'
import { messages } from '../../messages.ts'
import { singleSelection } from '../../selection/selected.ts'

/** The selected block, if a block can be inserted next to it. */
function neighbor(builder: Builder) {
  const found = singleSelection(builder)
  return found && found.block.contentType !== 'global' && !found.parent?.editor?.locked ? found : undefined
}

/** Opens the list of blocks to insert just before or after the selected block. */
const insertNextTo = (offset: 0 | 1, definition: Pick<Command, 'id' | 'title' | 'shortcuts'>): Command => ({
  ...definition,
  group: 'Edit',
  enabled: (builder) => !builder.store.getState().preview && neighbor(builder) !== undefined,
  run: (builder) => {
    const found = neighbor(builder)
    if (!found) return
    const slot = slotAt(builder.blocks, found)
    const insertAt = { list: found.list, index: found.index + offset, ...(slot !== undefined && { slot }) }
    builder.store.setState({ dialog: 'insert', insertAt, gap: undefined })
  },
})

export const insertBefore = insertNextTo(0, {
  id: 'insertBefore',
  title: messages.titles.insertBefore,
  shortcuts: ['Mod+Shift+Enter'],
})
export const insertAfter = insertNextTo(1, { id: 'insertAfter', title: messages.titles.insertAfter, shortcuts: ['Mod+Enter'] })
