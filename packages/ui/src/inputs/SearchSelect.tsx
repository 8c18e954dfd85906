import { Check, ChevronDown, Search } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { usePortal } from '../floating/portal.ts'
import { describedByAll, useReadOnly } from '../ReadOnly.tsx'
import { Input } from './Input.tsx'
import type { SelectOption, SelectProps } from './Select.tsx'

export interface SearchSelectProps extends Omit<SelectProps, 'options' | 'bare'> {
  options: readonly SelectOption[]
  /** Label and placeholder of the search field. */
  searchLabel: string
  /** Shown when no option matches. */
  emptyText: string
}

/** Lowercase without accents, so that "Osterreich" finds "Österreich". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A select with a search field, for long lists such as countries, currencies and time zones. */
export function SearchSelect({
  value,
  onChange,
  options,
  id,
  label,
  placeholder,
  disabled,
  invalid,
  describedBy,
  className,
  searchLabel,
  emptyText,
}: SearchSelectProps) {
  const portal = usePortal()
  const reason = useReadOnly()
  const [open, setOpen] = useState(false)
  const selected = options.find((option) => option.value === value)
  const choose = (next: string) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        id={id}
        role="combobox"
        aria-haspopup="listbox"
        className={classNames('ui-select', className)}
        aria-label={label}
        aria-describedby={describedByAll(describedBy, reason)}
        aria-invalid={invalid || undefined}
        data-invalid={invalid || undefined}
        disabled={disabled || reason !== undefined}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className="ui-select__text" title={selected?.label}>
          {selected?.label ?? placeholder}
        </span>
        <ChevronDown size={14} aria-hidden />
      </Radix.Trigger>
      <Radix.Portal container={portal}>
        <Radix.Content
          className="ui-float ui-menu ui-menu--search"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={searchLabel}
        >
          <Choices options={options} value={value} onChoose={choose} searchLabel={searchLabel} emptyText={emptyText} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ChoicesProps extends Pick<SearchSelectProps, 'options' | 'value' | 'searchLabel' | 'emptyText'> {
  onChoose: (value: string) => void
}

/** The open list: the search field keeps the focus, arrow keys move in the list. */
function Choices({ options, value, onChoose, searchLabel, emptyText }: ChoicesProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const words = plain(query).split(/\s+/)
  const found = options.filter(({ label }) => words.every((word) => plain(label).includes(word)))
  const [position, setPosition] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  )
  const active = Math.min(position, found.length - 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is scrolled into view
  useLayoutEffect(() => {
    const element = list.current
    // Some browsers return a promise, which is ignored.
    const showActive = () => void element?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
    showActive()
    if (!element) return
    // The list becomes shorter when the popover is placed, and when the window is resized.
    const resize = new ResizeObserver(showActive)
    resize.observe(element)
    return () => resize.disconnect()
  }, [active])
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 }
    const next = steps[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) setPosition(Math.max(0, Math.min(next, found.length - 1)))
    else if (found[active]) onChoose(found[active].value)
  }
  return (
    <>
      <Input
        type="search"
        role="combobox"
        aria-label={searchLabel}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[active] && `${id}-${active}`}
        autoComplete="off"
        placeholder={searchLabel}
        before={<Search size={14} aria-hidden />}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setPosition(0)
        }}
        onKeyDown={move}
      />
      <div ref={list} role="listbox" id={`${id}-list`} aria-label={searchLabel} className="ui-menu__options">
        {found.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            className="ui-menu__item"
            aria-selected={option.value === value}
            data-highlighted={index === active || undefined}
            onPointerMove={() => setPosition(index)}
            onClick={() => onChoose(option.value)}
          >
            <span className="ui-menu__text" title={option.label}>
              {option.label}
            </span>
            {option.value === value && <Check size={14} aria-hidden />}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="ui-menu__label">{emptyText}</p>}
    </>
  )
}
