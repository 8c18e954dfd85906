import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

/** Preview enables links and buttons and hides the editing interface. */
export const togglePreview: Command = {
  id: 'togglePreview',
  title: messages.titles.preview,
  group: 'View',
  shortcuts: ['Mod+P'],
  enabled: ({ store }) => !store.getState().isReadOnly,
  run: (builder) => {
    const preview = !builder.store.getState().preview
    if (preview) builder.select([])
    builder.store.setState({ preview, hovered: undefined, slide: undefined })
    builder.say(preview ? messages.previewStarted : messages.previewEnded)
  },
}
