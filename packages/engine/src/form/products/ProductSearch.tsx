import { Button, Delayed, Input, Spinner } from '@blockfront/ui'
import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ProductChoice, ProductFinder } from '../control.ts'
import type { FormMessages } from '../messages.ts'
import { ProductLine } from './ProductLine.tsx'

/** Milliseconds after the last key until a search starts. */
const PAUSE = 200

interface ProductSearchProps {
  finder: ProductFinder
  chosen: readonly string[]
  onChoose: (product: ProductChoice) => void
  messages: FormMessages
}

/** A finished search. */
type Found = { term: string; attempt: number } & ({ products: readonly ProductChoice[] } | { failed: true })

/** Searches while the owner types, and again on `retry`. The last result stays until the next one, and `isFresh` is false meanwhile. */
function useProductSearch(finder: ProductFinder) {
  const [term, setTerm] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const search = () =>
      finder.search(term.trim(), signal).then(
        (products) => signal.aborted || setFound({ term, attempt, products }),
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

/** A search for products: a combobox with a list (APG), whose options stay open so that several can be chosen. */
export function ProductSearch({ finder, chosen, onChoose, messages }: ProductSearchProps) {
  const listId = useId()
  const { term, setTerm, found, isFresh, retry } = useProductSearch(finder)
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
  const products = found && 'products' in found ? found.products : []
  const pressKey = (event: KeyboardEvent) => {
    const last = products.length - 1
    const to = { ArrowDown: active < last ? active + 1 : 0, ArrowUp: active > 0 ? active - 1 : last }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setActive(Math.max(to, 0))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const product = products[active]
      if (product && isFresh) onChoose(product)
    }
  }
  return (
    <>
      <div className="ui-pages__search">
        <Input
          type="search"
          role="combobox"
          aria-label={messages.searchProducts}
          placeholder={messages.searchProducts}
          aria-expanded={products.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={products[active] ? `${listId}-${active}` : undefined}
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
        aria-label={messages.searchProducts}
        aria-multiselectable
        className="ui-product__found"
      >
        {products.map((product, index) => (
          <ProductOption
            key={product.id}
            id={`${listId}-${index}`}
            product={product}
            isChosen={chosen.includes(product.id)}
            isActive={index === active}
            onPoint={() => setActive(index)}
            onChoose={onChoose}
          />
        ))}
      </div>
      <SearchState found={found} isFresh={isFresh} onRetry={retry} messages={messages} />
    </>
  )
}

interface ProductOptionProps {
  id: string
  product: ProductChoice
  isChosen: boolean
  /** Whether Enter chooses it. */
  isActive: boolean
  onPoint: () => void
  onChoose: (product: ProductChoice) => void
}

const ProductOption = ({ id, product, isChosen, isActive, onPoint, onChoose }: ProductOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles keys for its options
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    data-active={isActive || undefined}
    className="ui-product__option"
    onPointerMove={onPoint}
    onClick={() => onChoose(product)}
  >
    <ProductLine {...product} />
    {isChosen && <Check size={16} aria-hidden />}
  </div>
)

interface SearchStateProps {
  found: Found | undefined
  isFresh: boolean
  onRetry: () => void
  messages: FormMessages
}

/** Says that the first search is running, that a search failed, or that it found nothing. */
function SearchState({ found, isFresh, onRetry, messages }: SearchStateProps) {
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
        {messages.productsFailed}{' '}
        <Button size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      </p>
    )
  if (!isFresh || found.products.length > 0) return null
  return (
    <p className="ui-panel__nothing" role="status">
      {messages.noProducts}
    </p>
  )
}
