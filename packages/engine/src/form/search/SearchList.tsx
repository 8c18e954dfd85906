import { Button, Delayed, SearchInput, Spinner } from '@blockfront/ui'
import { Check, Search } from '@blockfront/ui/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** Milliseconds after the last key until a search starts. */
const PAUSE = 200

interface Finder<T> {
  search: (term: string, signal: AbortSignal) => Promise<readonly T[]>
}

export interface SearchListProps<T> {
  finder: Finder<T>
  keyOf: (item: T) => string
  isChosen: (item: T) => boolean
  onChoose: (item: T) => void
  /** Whether several can be chosen. */
  several?: boolean
  /** What an item shows. */
  children: (item: T) => ReactNode
  messages: {
    label: string
    /** There are no results. */
    none: string
    failed: string
    retry: string
  }
}

/** A finished search. */
type Found<T> = { term: string; attempt: number } & ({ items: readonly T[] } | { failed: true })

/** Searches while the owner types, and again on `retry`. The last result stays until the next one, and `isFresh` is false meanwhile. */
function useSearch<T>(finder: Finder<T>) {
  const [term, setTerm] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found<T>>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const search = () =>
      finder.search(term.trim(), signal).then(
        (items) => signal.aborted || setFound({ term, attempt, items }),
        () => signal.aborted || setFound({ term, attempt, failed: true }),
      )
    const timer = setTimeout(search, term ? PAUSE : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [finder, term, attempt])
  const isFresh = found?.term === term && found.attempt === attempt
  return { term, setTerm, found, isFresh, retry: () => setAttempt(attempt + 1) }
}

/** A search on the server: a combobox with a list (APG), whose options stay open so that several can be chosen. */
export function SearchList<T>({ finder, keyOf, isChosen, onChoose, several = false, children, messages }: SearchListProps<T>) {
  const listId = useId()
  const { term, setTerm, found, isFresh, retry } = useSearch(finder)
  const [active, setActive] = useState(0)
  const [shown, setShown] = useState(found)
  if (shown !== found) {
    setShown(found)
    setActive(0)
  }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const items = found && 'items' in found ? found.items : []
  const pressKey = (event: KeyboardEvent) => {
    const last = items.length - 1
    const to = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setActive(Math.max(to, 0))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const item = items[active]
      if (item !== undefined && isFresh) onChoose(item)
    }
  }
  return (
    <>
      <div className="ui-choice__search">
        <SearchInput
          role="combobox"
          label={messages.label}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active < items.length ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={200}
          before={isFresh || !found ? <Search size={14} aria-hidden /> : <Spinner />}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          onKeyDown={pressKey}
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={messages.label}
        aria-multiselectable={several || undefined}
        className="ui-choice__found"
      >
        {items.map((item, index) => (
          <Option
            key={keyOf(item)}
            id={`${listId}-${index}`}
            isChosen={isChosen(item)}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={() => onChoose(item)}
          >
            {children(item)}
          </Option>
        ))}
      </div>
      <SearchState found={found} isFresh={isFresh} onRetry={retry} messages={messages} />
    </>
  )
}

interface OptionProps {
  id: string
  isChosen: boolean
  /** Whether Enter chooses it. */
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
  children: ReactNode
}

const Option = ({ id, isChosen, isActive, onPoint, onChoose, children }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles keys for its options
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    data-active={isActive || undefined}
    className="ui-choice__option"
    onPointerMove={onPoint}
    onClick={onChoose}
  >
    {children}
    {isChosen && <Check size={16} aria-hidden />}
  </div>
)

interface SearchStateProps<T> extends Pick<SearchListProps<T>, 'messages'> {
  found: Found<T> | undefined
  isFresh: boolean
  onRetry: () => void
}

/** Says that the first search is running, that a search failed, or that it found nothing. */
function SearchState<T>({ found, isFresh, onRetry, messages }: SearchStateProps<T>) {
  if (!found)
    return (
      <Delayed>
        <p className="ui-panel__nothing">
          <Spinner />
        </p>
      </Delayed>
    )
  if ('failed' in found)
    return (
      <p className="ui-panel__nothing" role="alert">
        {messages.failed}{' '}
        <Button size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      </p>
    )
  if (!isFresh || found.items.length > 0) return null
  return (
    <p className="ui-panel__nothing" role="status">
      {messages.none}
    </p>
  )
}
