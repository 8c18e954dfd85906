import { Button, Input, Notice, Popover, Skeleton } from '@blockfront/ui'
import { Check, ChevronDown, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ThemeFont, ThemeFontCategory } from '../../../adapter.ts'
import { messages } from '../../messages.ts'
import { findFonts, fontName } from './font-groups.ts'
import type { ThemeFonts } from './use-theme-fonts.ts'

const themeMessages = messages.theme

export interface FontPickerProps {
  id: string
  /** Which font it chooses, such as "Headings". */
  label: string
  /** A CSS list of font families. */
  value: string
  onChange: (value: string) => void
  available: ThemeFonts
}

/** A button that opens a list of fonts with search and categories. Each name is written in its font. The list stays open for further choices. */
export function FontPicker({ id, label, value, onChange, available }: FontPickerProps) {
  const [open, setOpen] = useState(false)
  const name = fontName(value, available.groups)
  return (
    <Popover
      label={themeMessages.fontsFor(label)}
      open={open}
      onOpenChange={setOpen}
      side="right"
      align="center"
      width={320}
      flush
      trigger={
        <button type="button" id={id} className="ui-input bfs-font" aria-label={`${label}: ${name}`}>
          <span className="bfs-font__name" style={{ fontFamily: value }}>
            {name}
          </span>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      <FontList label={themeMessages.fontsFor(label)} value={value} onChange={onChange} available={available} />
    </Popover>
  )
}

function FontList({ label, value, onChange, available }: Omit<FontPickerProps, 'id'>) {
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
        <Input
          type="search"
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeFont && optionId(activeFont)}
          aria-autocomplete="list"
          aria-label={themeMessages.searchFonts}
          placeholder={themeMessages.searchFonts}
          autoFocus
          value={query}
          before={<Search size={14} aria-hidden />}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="bfs-fontlist__categories">
          {[undefined, ...groups.map((group) => group.category)].map((each) => (
            <button
              key={each ?? 'all'}
              type="button"
              className="bfs-chip"
              aria-pressed={each === category}
              onClick={() => setCategory(each)}
            >
              {each ? themeMessages.fontCategories[each] : themeMessages.allFonts}
            </button>
          ))}
        </div>
      </div>
      {status === 'error' && (
        <div className="bfs-fontlist__note">
          <Notice tone="danger" title={themeMessages.fontsFailed} alert>
            <Button size="small" onClick={retry}>
              {themeMessages.tryAgain}
            </Button>
          </Notice>
        </div>
      )}
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
