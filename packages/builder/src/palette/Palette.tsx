import { findExistingSingle } from '@blockfront/engine'
import { EmptyState, IconButton, Input } from '@blockfront/ui'
import { Search, X } from 'lucide-react'
import { useCallback, useId, useMemo, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { DragSurface } from '../dnd/DragSurface.tsx'
import { SectionActions } from '../sections/SectionActions.tsx'
import { SectionsNotice } from '../sections/SectionsNotice.tsx'
import { useSections } from '../sections/section-entries.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { BlockIcon } from './BlockIcon.tsx'
import { groupEntries } from './entry.ts'
import { insertEntry } from './insert-entry.ts'
import { messages } from './messages.ts'
import { Thumbnail } from './Thumbnail.tsx'

/**
 * All blocks and presets: drag one onto the page, or click it to insert it after the selected block. Clicking a block that is
 * already on every page selects it.
 */
export function Palette() {
  const builder = useBuilder()
  const { entries: blockEntries } = useCanvas()
  const sections = useSections()
  const entries = useMemo(() => [...blockEntries, ...sections.entries], [blockEntries, sections.entries])
  const [query, setQuery] = useState('')
  const id = useId()
  const globalContent = useBuilderState((state) => state.document.globalContent)
  const groups = useMemo(() => groupEntries(entries, query), [entries, query])
  const pick = useCallback(
    ({ target }: { target: Element }) => {
      const key = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
      const entry = entries.find((one) => one.key === key)
      return entry && { kind: 'new' as const, entry }
    },
    [entries],
  )
  return (
    <DragSurface pick={pick} className="bfb-palette">
      <div className="bfb-palette__search">
        <Input
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={query}
          before={<Search size={14} aria-hidden />}
          after={
            query && (
              <IconButton label={messages.clearSearch} size="small" plain onClick={() => setQuery('')}>
                <X size={12} />
              </IconButton>
            )
          }
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {groups.map((group) => (
        <section key={group.title} className="bfb-palette__group" aria-label={group.title}>
          <h3 className="bfb-palette__title">{group.title}</h3>
          <ul className="bfb-palette__grid">
            {group.entries.map((entry) => {
              const note = !entry.section && findExistingSingle({ globalContent }, entry) && messages.alreadyOnEveryPage
              return (
                <li key={entry.key} className="bfb-entry" data-entry={entry.key} title={entry.description}>
                  <Thumbnail entry={entry} />
                  <button
                    type="button"
                    className="bfb-entry__name"
                    aria-describedby={note ? `${id}-${entry.key}` : undefined}
                    onClick={() => insertEntry(builder, entry)}
                  >
                    <BlockIcon type={entry.type} />
                    <span>{entry.title}</span>
                  </button>
                  {entry.section && <SectionActions sectionId={entry.section.sectionId} />}
                  {note && (
                    <span className="bfb-entry__note" id={`${id}-${entry.key}`}>
                      {note}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <SectionsNotice />
      {groups.length === 0 && (
        <EmptyState icon={<Search size={18} />} title={messages.none(query)}>
          {messages.noneHelp}
        </EmptyState>
      )}
    </DragSurface>
  )
}
