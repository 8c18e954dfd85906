import { Search, X } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { EmptyState } from '../../form/ui/EmptyState.tsx'
import { IconButton } from '../../form/ui/IconButton.tsx'
import { Input } from '../../form/ui/Input.tsx'
import { useScene } from '../canvas/scene.ts'
import { insertBlock } from '../commands/insert-block.ts'
import { DragSurface } from '../dnd/DragSurface.tsx'
import { useBuilder } from '../store/hooks.ts'
import { groupEntries } from './entry.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** Every block and preset, to be dragged onto the page, or pressed to stand after what is selected. */
export function Palette() {
  const builder = useBuilder()
  const { entries } = useScene()
  const [query, setQuery] = useState('')
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
          aria-label="Search blocks"
          placeholder="Search blocks"
          value={query}
          before={<Search size={14} aria-hidden />}
          after={
            query && (
              <IconButton label="Clear search" size="small" plain onClick={() => setQuery('')}>
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
            {group.entries.map((entry) => (
              <li key={entry.key} className="bfb-entry" data-entry={entry.key} title={entry.description}>
                <Thumbnail entry={entry} />
                <button
                  type="button"
                  className="bfb-entry__name"
                  onClick={() => insertBlock(builder, entry.type, { props: entry.block.props })}
                >
                  {entry.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState icon={<Search size={18} />} title={`No block is called “${query}”`}>
          Try another word, such as picture or products.
        </EmptyState>
      )}
    </DragSurface>
  )
}
