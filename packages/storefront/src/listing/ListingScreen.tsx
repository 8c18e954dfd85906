import { useBlockServices } from '@blockfront/engine/render'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages.ts'
import type { Listing, ListingQuery } from '../payload.ts'
import type { ScreenProps } from '../routing/screen-props.ts'
import { SuggestField } from '../search/SuggestField.tsx'
import { useShop } from '../shop.ts'
import { AppliedFilters } from './filters/AppliedFilters.tsx'
import { FilterForm } from './filters/FilterForm.tsx'
import { ListingStyles } from './ListingStyles.tsx'
import { listPosition } from './list-position.ts'
import { isFiltered, pageUrl, withoutFilters } from './listing-path.ts'
import { listingMessages } from './messages.ts'
import { Pagination } from './Pagination.tsx'
import { ProductCards } from './ProductCards.tsx'

/** Number of images that load eagerly because they are visible without scrolling in most windows. */
const EAGER_IMAGES = 2

/** The shop, a collection or a search as one list. It consists of links and GET forms, so it works without JavaScript. */
export function ListingScreen({ payload }: ScreenProps) {
  const { listing, route } = payload
  if (!listing) return null
  return (
    <List
      listing={listing}
      heading={listPosition(payload).title || listing.heading}
      path={route.path}
      isSearch={route.kind === 'search'}
    />
  )
}

interface ListProps {
  listing: Listing
  heading: string
  path: string
  isSearch: boolean
}

function List({ listing, heading, path, isSearch }: ListProps) {
  const { items, totalElements, page, totalPages, query } = listing
  const { lists } = useShop().store
  const hasResults = !isSearch || query.q !== ''
  // Filters of nothing would only be in the way. Those that lead to an empty list can be removed.
  const hasFilters = totalElements > 0 || isFiltered(query)
  return (
    <section className="sf-listing bf-inner">
      <ListingStyles />
      <header className="sf-listing__head">
        <h1 className="sf-listing__title" style={lists?.title}>
          {heading}
        </h1>
        {hasResults && (
          <p className="sf-listing__count" role="status">
            {listingMessages.results({ count: totalElements })}
          </p>
        )}
      </header>
      <Subcategories listing={listing} />
      {isSearch && <SearchForm key={query.q} term={query.q} action={path.split('?', 1)[0] ?? path} />}
      {hasResults ? (
        <div className={hasFilters ? 'sf-listing__columns' : ''}>
          {hasFilters && <FilterForm listing={listing} path={path} />}
          <div className="sf-listing__results">
            <h2 className="bf-hidden">{listingMessages.products}</h2>
            <AppliedFilters listing={listing} path={path} />
            {items.length > 0 ? <ProductCards products={items} eager={EAGER_IMAGES} /> : <NoResults query={query} path={path} />}
            <Pagination page={page} totalPages={totalPages} href={(to) => pageUrl(path, to)} />
          </div>
        </div>
      ) : (
        <p className="sf-message">{listingMessages.searchFirst}</p>
      )}
    </section>
  )
}

/** Links to the categories in that of a collection. */
function Subcategories({ listing: { subcategories = [] } }: { listing: Listing }) {
  const { paths } = useBlockServices()
  if (subcategories.length === 0) return null
  return (
    <nav aria-label={listingMessages.categories}>
      <ul className="sf-listing__inside">
        {subcategories.map(({ id, slug, name }) => (
          <li key={id}>
            <a href={paths.collection(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A GET form. With JavaScript, it offers products while the shopper types. */
function SearchForm({ term: submitted, action }: { term: string; action: string }) {
  const { navigate, paths } = useBlockServices()
  const input = useRef<HTMLInputElement>(null)
  const [term, setTerm] = useState(submitted)
  // Text that was typed before hydration stays.
  useEffect(() => setTerm(input.current?.value ?? ''), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form role="search" aria-label={listingMessages.searchLabel} className="sf-searchbar" action={action}>
      <SuggestField
        ref={input}
        name="q"
        term={term}
        submitted={submitted}
        onTerm={setTerm}
        onChoose={(slug) => navigate(paths.product(slug))}
      />
      <button type="submit" className="sf-button">
        {listingMessages.search}
      </button>
    </form>
  )
}

const NoResults = ({ query, path }: { query: ListingQuery; path: string }) => (
  <div className="sf-message">
    <p className="sf-message__title">{listingMessages.noProducts}</p>
    {isFiltered(query) ? (
      <>
        <p>{listingMessages.noMatches}</p>
        <a className="sf-link" href={withoutFilters(path)}>
          {listingMessages.clearFilters}
        </a>
      </>
    ) : (
      <p>{query.q ? listingMessages.noResults : listingMessages.empty}</p>
    )}
    {query.q && <AllProducts />}
  </div>
)

const AllProducts = () => (
  <a className="sf-button" href={`${useShop().store.root}/shop`}>
    {messages.goShopping}
  </a>
)
