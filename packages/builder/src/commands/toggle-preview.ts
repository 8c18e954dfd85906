import type { Command } from './command.ts'

/** Preview makes links and buttons live and hides all marks. */
export const togglePreview: Command = {
  id: 'togglePreview',
  title: 'Preview',
  group: 'View',
  shortcuts: ['Mod+P'],
  enabled: () => true,
  run: (builder) => {
    const preview = !builder.store.getState().preview
    if (preview) builder.select([])
    builder.store.setState({ preview, hovered: undefined, slide: undefined })
    builder.say(preview ? 'Preview. Links and buttons work.' : 'Back to editing')
  },
}
