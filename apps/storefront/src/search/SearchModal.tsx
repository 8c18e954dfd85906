import type { CallOutput } from '@blockfront/contract/client'
import { useBlockServices } from '@blockfront/engine/render'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { listingMessages } from '../listing/messages.ts'
import { Pagination } from '../listing/Pagination.tsx'
import { CardSkeletons, ProductCards } from '../listing/ProductCards.tsx'
import { messages } from '../messages.ts'
import { Sheet } from '../overlays/Sheet.tsx'
import { useShop } from '../shop.ts'

/** product.md, point 9. */
const PAGE_SIZE = 16
const SKELETONS = 8
const FOCUS_DELAY = 100

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } } })

/** The search over the page (product.md, point 2). It starts anew each time it opens; `term` is what was typed elsewhere. */
export const SearchModal = ({ term }: { term: string }) => (
  <QueryClientProvider client={queries}>
    <Search key={term} start={term.trim()} />
  </QueryClientProvider>
)

function Search({ start }: { start: string }) {
  const { overlays } = useShop()
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState(start)
  const [asked, setAsked] = useState({ term: start, page: 0 })

  useEffect(() => {
    const focus = setTimeout(() => input.current?.focus(), FOCUS_DELAY)
    return () => clearTimeout(focus)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What failed is asked anew, also for the same term.
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    setAsked({ term: term.trim(), page: 0 })
  }
  return (
    <Sheet title={listingMessages.searchTitle} side="centre" onClose={overlays.closeSearch}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for browsers that shoppers still use */}
      <form role="search" className="sf-searchbar" onSubmit={submit}>
        <input
          ref={input}
          className="sf-input"
          type="search"
          aria-label={listingMessages.searchLabel}
          enterKeyHint="search"
          value={term}
          maxLength={200}
          onChange={(event) => setTerm(event.target.value)}
        />
        <button type="submit" className="sf-button">
          {listingMessages.search}
        </button>
      </form>
      {asked.term ? (
        <Results {...asked} onPage={(page) => setAsked({ ...asked, page })} />
      ) : (
        <p className="sf-message">{listingMessages.searchFirst}</p>
      )}
    </Sheet>
  )
}

interface ResultsProps {
  term: string
  /** From 0. */
  page: number
  onPage: (page: number) => void
}

function Results({ term, page, onPage }: ResultsProps) {
  const { api, store, pictures } = useShop()
  const place = useRef<HTMLElement>(null)
  const { data, error, isPending, refetch, isFetching } = useQuery({
    queryKey: [store.storeId, term, page],
    queryFn: async ({ signal }) => {
      const query = { storeId: store.storeId, name: term, pageNumber: page, pageSize: PAGE_SIZE }
      const found = await api.call('product.search', { query }, { signal })
      Object.assign(pictures, found.pictures)
      return found
    },
  })
  const waiting = isPending || (isFetching && error !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: then the button that was pressed is gone, and its focus with it
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [waiting, page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is read from its top
  useEffect(() => {
    if (place.current?.parentElement) place.current.parentElement.scrollTop = 0
  }, [term, page])

  return (
    <section ref={place} className="sf-found" tabIndex={-1} aria-label={listingMessages.products}>
      {waiting && <CardSkeletons count={SKELETONS} />}
      {!waiting && error && <SearchError message={error.message} onRetry={() => void refetch()} />}
      {!waiting && !error && data && <Found results={data} page={page} onPage={onPage} />}
    </section>
  )
}

const SearchError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="sf-message" role="alert">
    <p>{listingMessages.searchError(message)}</p>
    <button type="button" className="sf-button" onClick={onRetry}>
      {messages.retry}
    </button>
  </div>
)

type FoundProps = Omit<ResultsProps, 'term'> & { results: CallOutput<'product.search'> }

function Found({ results, page, onPage }: FoundProps) {
  const { overlays } = useShop()
  const { paths } = useBlockServices()
  if (results.content.length === 0)
    return (
      <p className="sf-message" role="status">
        {listingMessages.noProducts}
      </p>
    )
  const leaves = ({ target }: { target: EventTarget }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.getAttribute('href')?.startsWith(paths.product(''))) overlays.closeSearch()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click too
    <div onClick={leaves}>
      <p className="bf-hidden" role="status">
        {listingMessages.results(results.totalElements)}
      </p>
      <ProductCards products={results.content} />
      <Pagination page={page} totalPages={results.totalPages} onPage={onPage} />
    </div>
  )
}
