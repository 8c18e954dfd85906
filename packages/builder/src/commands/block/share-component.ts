import { childrenOf, type DocumentBlock, instanceOf, isSameList } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { isEditable, selected } from '../selection/selected.ts'

/** Makes the selected blocks a shared component. They are in one list, so that one block can replace them. */
export const shareComponent: Command = {
  id: 'shareComponent',
  title: messages.titles.shareComponent,
  group: 'Edit',
  isOffered: ({ store }) => store.getState().hasComponents,
  enabled: (builder) => {
    const found = selected(builder)
    const [first] = found
    const fits = found.every((one) => first && isSameList(one.list, first.list) && canShare(builder, one.block))
    return builder.store.getState().hasComponents && isEditable(builder) && fits
  },
  run: ({ store }) => store.setState({ dialog: 'component' }),
}

/** A component contains neither global blocks nor other components. */
const canShare = (builder: Builder, block: DocumentBlock): boolean =>
  block.contentType !== 'global' &&
  block.contentType !== 'unknown' &&
  !instanceOf(builder.blocks, block) &&
  childrenOf(block).every((child) => canShare(builder, child))
