import { setEditorMetadata } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { nameOf, selected } from '../selection/selected.ts'
import { each } from './each.ts'

const allHidden = (builder: Builder) => selected(builder).every(({ block }) => block.editor?.hidden)

/** Hidden blocks stay on the page and are not shown to shoppers. */
export const toggleHide: Command = {
  id: 'toggleHide',
  title: messages.titles.hideOrShow,
  titleNow: (builder) => (allHidden(builder) ? messages.titles.show : messages.titles.hide),
  group: 'Arrange',
  shortcuts: ['Mod+Shift+H'],
  enabled: (builder) => selected(builder).length > 0 && selected(builder).every(({ block }) => block.contentType !== 'unknown'),
  run: (builder) => {
    const found = selected(builder)
    const hidden = !allHidden(builder)
    const { change } = each(builder, found, (document, { block }) =>
      setEditorMetadata(document, { id: block.id, notes: { hidden } }),
    )
    const names = found.map(({ block }) => nameOf(builder, block.id)).join(', ')
    builder.apply(change, { say: hidden ? messages.hidden(names) : messages.shown(names) })
  },
}
