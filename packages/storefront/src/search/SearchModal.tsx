import type { CallOutput } from '@blockfront/contract/client'
import { useBlockServices } from '@blockfront/engine/render'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { localeOf } from '../language/additional-language.ts'
import { ListingStyles } from '../listing/ListingStyles.tsx'
import { listingMessages } from '../listing/messages.ts'
import { Pagination } from '../listing/Pagination.tsx'
import { CardSkeletons, ProductCards } from '../listing/ProductCards.tsx'
import { messages } from '../messages.ts'
import { Sheet } from '../overlays/Sheet.tsx'
import { useShop } from '../shop.ts'
import { SuggestField } from './SuggestField.tsx'

/** product.md, point 9. */
const PAGE_SIZE = 16
const SKELETONS = 8
const FOCUS_DELAY = 100

/** Product lists never become stale, and nothing loads them again (product.md, point 9). */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } },
})

/** The search dialog (product.md, point 2). It resets each time it opens and starts with `term`. */
export const SearchModal = ({ term }: { term: string }) => (
  <QueryClientProvider client={queries}>
    <Search key={term} initialTerm={term.trim()} />
  </QueryClientProvider>
)

function Search({ initialTerm }: { initialTerm: string }) {
  const { overlays } = useShop()
  const { navigate, paths } = useBlockServices()
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState(initialTerm)
  const [request, setRequest] = useState({ term: initialTerm, page: 0 })

  useEffect(() => {
    const focus = setTimeout(() => input.current?.focus(), FOCUS_DELAY)
    return () => clearTimeout(focus)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Load failed results again, even for the same term.
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' })
    setRequest({ term: term.trim(), page: 0 })
  }
  return (
    <Sheet title={listingMessages.searchTitle} side="center" onClose={overlays.closeSearch}>
      <ListingStyles />
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search> */}
      <form role="search" className="sf-searchbar" onSubmit={submit}>
        <SuggestField
          ref={input}
          term={term}
          submitted={request.term}
          onTerm={setTerm}
          onChoose={(slug) => {
            overlays.closeSearch()
            navigate(paths.product(slug))
          }}
        />
        <button type="submit" className="sf-button">
          {listingMessages.search}
        </button>
      </form>
      {request.term ? (
        <Results {...request} onPage={(page) => setRequest({ ...request, page })} />
      ) : (
        <p className="sf-message">{listingMessages.searchFirst}</p>
      )}
    </Sheet>
  )
}

interface ResultsProps {
  term: string
  /** Zero-based. */
  page: number
  onPage: (page: number) => void
}

function Results({ term, page, onPage }: ResultsProps) {
  const { api, store, pictures } = useShop()
  const section = useRef<HTMLElement>(null)
  const { data, error, isPending, refetch, isFetching } = useQuery({
    queryKey: [store.storeId, term, page],
    queryFn: async ({ signal }) => {
      const query = { storeId: store.storeId, name: term, locale: localeOf(store), pageNumber: page, pageSize: PAGE_SIZE }
      const found = await api.call('product.search', { query }, { signal })
      Object.assign(pictures, found.pictures)
      return found
    },
  })
  const isLoading = isPending || (isFetching && error !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button may be unmounted, and its focus lost
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [isLoading, page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page starts at its top
  useEffect(() => {
    if (section.current?.parentElement) section.current.parentElement.scrollTop = 0
  }, [term, page])

  return (
    <section ref={section} className="sf-found" tabIndex={-1} aria-label={listingMessages.products}>
      {isLoading && <CardSkeletons count={SKELETONS} />}
      {!isLoading && error && <SearchError message={error.message} onRetry={() => void refetch()} />}
      {!isLoading && !error && data && <SearchResults results={data} page={page} onPage={onPage} />}
    </section>
  )
}

const SearchError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="sf-message" role="alert">
    <p>{messages.error({ detail: message })}</p>
    <button type="button" className="sf-button" onClick={onRetry}>
      {messages.retry}
    </button>
  </div>
)

type SearchResultsProps = Omit<ResultsProps, 'term'> & { results: CallOutput<'product.search'> }

function SearchResults({ results, page, onPage }: SearchResultsProps) {
  const { overlays } = useShop()
  const { paths } = useBlockServices()
  if (results.content.length === 0)
    return (
      <p className="sf-message" role="status">
        {listingMessages.noProducts}
      </p>
    )
  const closeOnProduct = ({ target }: { target: EventTarget }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.getAttribute('href')?.startsWith(paths.product(''))) overlays.closeSearch()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click too
    <div onClick={closeOnProduct}>
      <p className="bf-hidden" role="status">
        {listingMessages.results({ count: results.totalElements })}
      </p>
      <ProductCards products={results.content} />
      <Pagination page={page} totalPages={results.totalPages} onPage={onPage} />
    </div>
  )
}
