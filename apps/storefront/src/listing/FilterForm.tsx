import { useId } from 'react'
import type { Listing, Sort } from '../payload.ts'
import { CategoryGroup } from './CategoryGroup.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Choice, Group, PriceInput, Values } from './FilterGroups.tsx'
import { isFiltered, withoutFilters } from './listing-path.ts'
import { useFilterFields } from './use-filter-fields.ts'
import { listingWords } from './words.ts'

const SORTS: readonly Sort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'name']

/**
 * Sorting and filters of a list. A plain GET form; with JavaScript a choice counts at once, and a price when it is left or confirmed
 * (see `useFilterFields`).
 */
export function FilterForm({ listing, path }: { listing: Listing; path: string }) {
  const { facets, query, unreadPrices } = listing
  const isUnread = (name: 'minPrice' | 'maxPrice') => unreadPrices?.fields.includes(name)
  const id = useId()
  const [pathname = ''] = path.split('?')
  const isSearch = query.q !== ''
  const form = useFilterFields(path)
  const filtered = isFiltered(query)
  return (
    <form ref={form} className="sf-filters" action={pathname} data-keeps-focus>
      {isSearch && <input type="hidden" name="q" value={query.q} />}
      <p className="sf-filters__sort">
        <label htmlFor={`${id}-sort`}>{listingWords.sortBy}</label>
        <select id={`${id}-sort`} className="sf-input" name="sort" defaultValue={query.sort} data-given={query.sort}>
          {SORTS.filter((sort) => isSearch || sort !== 'relevance').map((sort) => (
            <option key={sort} value={sort}>
              {listingWords.sorts[sort]}
            </option>
          ))}
        </select>
      </p>
      <Disclosure wanted={filtered} className="sf-filters__box">
        <summary className="sf-filters__summary">{listingWords.filters}</summary>
        <div className="sf-filters__groups">
          <CategoryGroup listing={listing} isCollection={pathname.startsWith('/collection/')} />
          {(facets.price || query.minPrice || query.maxPrice) && (
            <Group title={listingWords.price}>
              <div className="sf-filters__range">
                <PriceInput
                  name="minPrice"
                  label={listingWords.from}
                  value={query.minPrice}
                  placeholder={facets.price?.min}
                  errorId={isUnread('minPrice') ? `${id}-price` : undefined}
                />
                <PriceInput
                  name="maxPrice"
                  label={listingWords.to}
                  value={query.maxPrice}
                  placeholder={facets.price?.max}
                  errorId={isUnread('maxPrice') ? `${id}-price` : undefined}
                />
              </div>
              {unreadPrices && (
                <p className="sf-field__error" id={`${id}-price`} role="alert">
                  {listingWords.notPrice(unreadPrices.example)}
                </p>
              )}
            </Group>
          )}
          <Group title={listingWords.availability}>
            <Choice name="inStock" value="true" label={listingWords.inStock} count={facets.inStock} checked={query.inStock} />
          </Group>
          {facets.attributes.map(({ name, values }) => (
            <Group key={name} title={name}>
              <Values>
                {values.map(({ value, count }) => (
                  <Choice
                    key={value}
                    name="attributes"
                    value={`${name}:${value}`}
                    label={value}
                    count={count}
                    checked={query.attributes.includes(`${name}:${value}`)}
                  />
                ))}
              </Values>
            </Group>
          ))}
          {filtered && (
            <a className="sf-link" href={withoutFilters(path)}>
              {listingWords.clearFilters}
            </a>
          )}
        </div>
      </Disclosure>
      <noscript>
        <button type="submit" className="sf-button sf-button--quiet">
          {listingWords.apply}
        </button>
      </noscript>
    </form>
  )
}
