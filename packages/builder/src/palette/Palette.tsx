import { EmptyState, IconButton, SearchInput } from '@blockfront/ui'
import { Search, X } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { DragSurface } from '../dnd/DragSurface.tsx'
import { useRovingFocus } from '../keyboard/use-roving-focus.ts'
import { SectionsNotice, SectionTemplatesNotice } from '../sections/SectionsNotice.tsx'
import { useSections } from '../sections/section-entries.ts'
import { useSectionTemplates } from '../sections/use-section-templates.ts'
import { ComponentsNotice } from '../shared-components/ComponentsNotice.tsx'
import { useComponentEntries } from '../shared-components/use-components.ts'
import { EntryCard } from './EntryCard.tsx'
import { byPurpose, groupEntries } from './entry.ts'
import { messages } from './messages.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { TemplatePlaces } from './TemplatePlaces.tsx'

/**
 * Section templates, all blocks and presets, shared components, and saved sections: drag one onto the page, or click it to insert it after the selected block. Clicking a block that is
 * already on every page selects it.
 */
export function Palette() {
  const { entries: blockEntries } = useCanvas()
  const sections = useSections()
  const templates = useSectionTemplates()
  const components = useComponentEntries()
  const entries = useMemo(
    () => [...templates.entries, ...blockEntries, ...components, ...sections.entries],
    [templates.entries, blockEntries, components, sections.entries],
  )
  const isLoading = templates.status === 'idle' || templates.status === 'loading'
  const [query, setQuery] = useState('')
  const element = useRef<HTMLDivElement>(null)
  useRovingFocus(element, '.bfb-palette__grid button')
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
    <DragSurface ref={element} pick={pick} className="bfb-palette">
      <div className="bfb-palette__search">
        <SearchInput
          label={messages.search}
          value={query}
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
      <SectionTemplatesNotice />
      {isLoading && query === '' && <TemplatePlaces />}
      {groups.map((group) => (
        <section key={group.title} className="bfb-palette__group" aria-label={group.title}>
          <h3 className="bfb-palette__title">{group.title}</h3>
          <ul className="bfb-palette__grid">
            {group.kind === 'template'
              ? byPurpose(group.entries).map((templates) => (
                  <TemplateCard key={templates[0]?.section?.purpose?.id} templates={templates} />
                ))
              : group.entries.map((entry) => <EntryCard key={entry.key} entry={entry} />)}
          </ul>
        </section>
      ))}
      <ComponentsNotice />
      <SectionsNotice />
      {groups.length === 0 && (
        <EmptyState icon={<Search size={18} />} title={messages.none(query)}>
          {messages.noneHelp}
        </EmptyState>
      )}
    </DragSurface>
  )
}
