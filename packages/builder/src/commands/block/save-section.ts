import { save } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { selected } from '../selection/selected.ts'

/** The selected blocks in their stored form. */
export const selectedContent = (builder: Builder): unknown[] =>
  save({ content: selected(builder).map(({ block }) => block), globalContent: [] }).content

/** Saves the selected blocks as a section of the store. Global blocks are on every page anyway. */
export const saveSection: Command = {
  id: 'saveSection',
  title: messages.titles.saveSection,
  group: 'Edit',
  isOffered: ({ store }) => store.getState().hasSections,
  enabled: (builder) => {
    const found = selected(builder)
    const { hasSections, preview } = builder.store.getState()
    const fits = found.every(({ block }) => block.contentType !== 'global' && block.contentType !== 'unknown')
    return hasSections && !preview && found.length > 0 && fits
  },
  run: ({ store }) => store.setState({ dialog: 'section' }),
}
