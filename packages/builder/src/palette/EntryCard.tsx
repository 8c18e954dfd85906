import { findExistingSingle } from '@blockfront/engine'
import { useId } from 'react'
import { SectionActions } from '../sections/SectionActions.tsx'
import { ComponentActions } from '../shared-components/ComponentActions.tsx'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { BlockIcon } from './BlockIcon.tsx'
import type { PaletteEntry } from './entry.ts'
import { insertEntry } from './insert-entry.ts'
import { messages } from './messages.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** A block type, a preset or a saved section. */
export function EntryCard({ entry }: { entry: PaletteEntry }) {
  const builder = useBuilder()
  const id = useId()
  const globalContent = useBuilderState((state) => state.document.globalContent)
  // Titles of presets such as "Grid" say little without their block type.
  const ofType = entry.preset !== undefined && builder.blocks[entry.type]?.title
  const note = !entry.section && findExistingSingle({ globalContent }, entry) && messages.alreadyOnEveryPage
  return (
    <li className="bfb-entry" data-entry={entry.key} title={entry.description}>
      <Thumbnail entry={entry} />
      <button
        type="button"
        className="bfb-entry__name"
        aria-describedby={note ? id : undefined}
        onClick={() => insertEntry(builder, entry)}
      >
        <BlockIcon type={entry.type} />
        <span>
          {ofType ? (
            <>
              {ofType} <span className="bfb-entry__variant">{entry.title}</span>
            </>
          ) : (
            entry.title
          )}
        </span>
      </button>
      {entry.section?.sectionId && <SectionActions sectionId={entry.section.sectionId} />}
      {entry.section?.componentId && <ComponentActions componentId={entry.section.componentId} />}
      {note && (
        <span className="bfb-entry__note" id={id}>
          {note}
        </span>
      )}
    </li>
  )
}
