import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { togglePreview } from './toggle-preview.ts'

/** Leaves preview. Otherwise Escape clears the selection; in preview nothing is selected. */
export const leavePreview: Command = {
  id: 'leavePreview',
  title: messages.titles.leavePreview,
  group: 'View',
  shortcuts: ['Escape'],
  enabled: ({ store }) => store.getState().preview && !store.getState().isReadOnly,
  run: (builder) => togglePreview.run(builder),
}
