import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { singleSelection } from '../selection/selected.ts'

/** Opens the comments, to write one about the selected block. */
export const comment: Command = {
  id: 'comment',
  title: messages.titles.comment,
  group: 'Edit',
  isOffered: ({ store }) => store.getState().hasComments,
  enabled: (builder) => {
    const { hasComments, preview } = builder.store.getState()
    return hasComments && !preview && singleSelection(builder) !== undefined
  },
  run: ({ store }) => store.setState({ commentRequest: true }),
}
