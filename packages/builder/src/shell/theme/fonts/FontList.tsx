import { Button, Notice, SearchInput, Skeleton } from '@blockfront/ui'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ThemeFont, ThemeFontCategory } from '../../../adapter.ts'
import { messages } from '../../messages.ts'
import { findFonts } from './font-groups.ts'
import type { ThemeFonts } from './use-theme-fonts.ts'

const themeMessages = messages.theme

export interface FontListProps {
  /** Accessible name. */
  label: string
  /** A CSS list of font families. */
  value: string
  onChange: (value: string) => void
  available: ThemeFonts
}

/** Fonts by category, with a search. The search field keeps the focus; arrow keys move through the fonts, and Enter chooses one. */
export function FontList({ label, value, onChange, available }: FontListProps) {
  const { groups, status, retry } = available
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<ThemeFontCategory>()
  const [active, setActive] = useState(value)
  const id = useId()
  const shown = useMemo(
    () => findFonts(groups, { query, category, titles: themeMessages.fontCategories }),
    [groups, query, category],
  )
  const fonts = shown.flatMap((group) => group.fonts)
  const current = fonts.findIndex((font) => font.value === active)
  const optionId = (font: ThemeFont) => `${id}-${font.category}-${font.name.replaceAll(' ', '-')}`
  const activeFont = fonts[current]
  const listId = `${id}-list`

  useEffect(() => {
    document.getElementById(`${id}-list`)?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'center' })
  }, [id])

  const move = (index: number) => {
    const font = fonts[Math.min(Math.max(index, 0), fonts.length - 1)]
    if (!font) return
    setActive(font.value)
    document.getElementById(optionId(font))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + 6, PageUp: current - 6 }[event.key]
    if (target !== undefined) move(target)
    else if (event.key === 'Enter' && activeFont) onChange(activeFont.value)
    else return
    event.preventDefault()
  }
  return (
    <div className="bfs-fontlist">
      <div className="bfs-fontlist__head">
        <SearchInput
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeFont && optionId(activeFont)}
          aria-autocomplete="list"
          label={themeMessages.searchFonts}
          autoFocus
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Categories categories={groups.map((group) => group.category)} current={category} onChoose={setCategory} />
      </div>
      {status === 'error' && <LoadFailure onRetry={retry} />}
      <div id={listId} className="bfs-fontlist__fonts" role="listbox" aria-label={label}>
        {status === 'loading' && <Skeleton height={120} />}
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of form fields
          <div key={group.category} role="group" aria-label={themeMessages.fontCategories[group.category]}>
            <div className="bfs-fontlist__title" aria-hidden>
              {themeMessages.fontCategories[group.category]}
            </div>
            {group.fonts.map((font) => (
              <FontOption
                key={font.value}
                id={optionId(font)}
                font={font}
                isChosen={font.value === value}
                isActive={font.value === active}
                onChoose={() => {
                  setActive(font.value)
                  onChange(font.value)
                }}
              />
            ))}
          </div>
        ))}
      </div>
      {fonts.length === 0 && <p className="bfs-fontlist__none">{themeMessages.noFonts(query)}</p>}
    </div>
  )
}

interface CategoriesProps {
  categories: readonly ThemeFontCategory[]
  /** Undefined for all. */
  current: ThemeFontCategory | undefined
  onChoose: (category: ThemeFontCategory | undefined) => void
}

const Categories = ({ categories, current, onChoose }: CategoriesProps) => (
  <div className="bfs-fontlist__categories">
    {[undefined, ...categories].map((category) => (
      <button
        key={category ?? 'all'}
        type="button"
        className="bfs-chip"
        aria-pressed={category === current}
        onClick={() => onChoose(category)}
      >
        {category ? themeMessages.fontCategories[category] : themeMessages.allFonts}
      </button>
    ))}
  </div>
)

const LoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className="bfs-fontlist__note">
    <Notice tone="danger" title={themeMessages.fontsFailed} alert>
      <Button size="small" onClick={onRetry}>
        {themeMessages.tryAgain}
      </Button>
    </Notice>
  </div>
)

interface FontOptionProps {
  id: string
  font: ThemeFont
  isChosen: boolean
  isActive: boolean
  onChoose: () => void
}

/** Gets its font when it is scrolled into view, so that the browser loads only the files of the fonts that the owner sees. */
function FontOption({ id, font, isChosen, isActive, onChoose }: FontOptionProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keyboard focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the search field refers to it with aria-activedescendant
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className="bfs-fontlist__font"
      onClick={onChoose}
    >
      <span style={isSeen ? { fontFamily: font.value } : undefined}>{font.name}</span>
      {isChosen && <Check size={14} aria-hidden />}
    </div>
  )
}
