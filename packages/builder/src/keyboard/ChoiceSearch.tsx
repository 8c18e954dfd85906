import { Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, type Ref, startTransition, useEffect, useId, useState } from 'react'
import { CommandIcon } from '../commands/icons.tsx'
import { BlockIcon } from '../palette/BlockIcon.tsx'
import { type Choice, matching } from './choices.ts'
import { messages } from './messages.ts'

export interface ChoiceSearchProps {
  choices: readonly Choice[]
  /** Accessible name of the search field. */
  label: string
  placeholder: string
  inputRef?: Ref<HTMLInputElement>
  onChoose: (choice: Choice) => void
}

/** More results than are visible without scrolling. */
const FIRST = 16
/** Milliseconds until the other results follow: after the frame that shows the first ones, and usually before a key or a turn of the wheel. */
const LATER = 100

/** The number of results to render: the first ones are on the screen sooner than all of them. */
function useLimit(): number {
  const [limit, setLimit] = useState(FIRST)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLimit(Number.POSITIVE_INFINITY)), LATER)
    return () => clearTimeout(timer)
  }, [])
  return limit
}

/** A search field with its results below. The focus stays in the field, whose keys move through the results and choose one. */
export function ChoiceSearch({ choices, label, placeholder, inputRef, onChoose }: ChoiceSearchProps) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const found = matching(choices, query)
  const limit = useLimit()
  const choose = (index: number | undefined) => {
    const choice = index === undefined ? undefined : found[index]
    if (choice) onChoose(choice)
  }
  const step = (by: number) => {
    const next = found.length > 0 ? (at + by + found.length) % found.length : 0
    setAt(next)
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') choose(at)
    else return
    event.preventDefault()
  }
  const point = (event: MouseEvent) => {
    const index = indexAt(event)
    if (index !== undefined && index !== at) setAt(index)
  }
  return (
    <>
      <div className="bfb-commands__search">
        <Search size={16} aria-hidden />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={key}
        />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and its keys choose */}
      <div
        className="bfb-commands__list"
        id={list}
        role="listbox"
        tabIndex={-1}
        aria-label={messages.palette.results}
        onMouseMove={point}
        onClick={(event) => choose(indexAt(event))}
      >
        {found.slice(0, limit).map((choice, index) => (
          <Option key={choice.id} id={`${list}-${index}`} index={index} choice={choice} isActive={index === at} />
        ))}
      </div>
      {found.length === 0 && <p className="bfb-none">{messages.palette.none(query)}</p>}
    </>
  )
}

const Option = /* @__PURE__ */ memo(function Option({
  id,
  index,
  choice,
  isActive,
}: {
  id: string
  index: number
  choice: Choice
  isActive: boolean
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the search field points to the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="ui-menu__item"
      data-index={index}
      data-later={index >= FIRST || undefined}
    >
      <span className="bfb-commands__icon">
        {choice.type ? <BlockIcon type={choice.type} size={16} /> : <CommandIcon id={choice.id} size={16} />}
      </span>
      <span className="ui-menu__text">{choice.title}</span>
      <span className="ui-menu__note">{choice.note ?? choice.keys ?? choice.group}</span>
    </div>
  )
})

/** The index of the option under the pointer. */
function indexAt({ target }: MouseEvent): number | undefined {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return option ? Number(option.dataset.index) : undefined
}
