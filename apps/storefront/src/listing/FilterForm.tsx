import { useId } from 'react'
import type { Listing, Sort } from '../payload.ts'
import { CategoryGroup } from './CategoryGroup.tsx'
import { Disclosure } from './Disclosure.tsx'
import { Choice, Group, Values } from './FilterGroups.tsx'
import { isFiltered, withoutFilters } from './listing-path.ts'
import { listingMessages } from './messages.ts'
import { PriceGroup } from './PriceGroup.tsx'
import { useFilterFields } from './use-filter-fields.ts'

const SORTS: readonly Sort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'name']

/**
 * Sorting and filters of a list, as a GET form. With JavaScript, a choice applies at once, and a price when its field is left or Enter is
 * pressed (see `useFilterFields`).
 */
export function FilterForm({ listing, path }: { listing: Listing; path: string }) {
  const { facets, query } = listing
  const id = useId()
  const [pathname = ''] = path.split('?')
  const isSearch = query.q !== ''
  const form = useFilterFields(path)
  const filtered = isFiltered(query)
  return (
    <form ref={form} className="sf-filters" action={pathname} data-keeps-focus>
      {isSearch && <input type="hidden" name="q" value={query.q} />}
      <p className="sf-filters__sort">
        <label htmlFor={`${id}-sort`}>{listingMessages.sortBy}</label>
        <select id={`${id}-sort`} className="sf-input" name="sort" defaultValue={query.sort} data-given={query.sort}>
          {SORTS.filter((sort) => isSearch || sort !== 'relevance').map((sort) => (
            <option key={sort} value={sort}>
              {listingMessages[`sorts.${sort}`]}
            </option>
          ))}
        </select>
      </p>
      <Disclosure forceOpen={filtered} className="sf-filters__box">
        <summary className="sf-filters__summary">{listingMessages.filters}</summary>
        <div className="sf-filters__groups">
          <CategoryGroup listing={listing} isCollection={pathname.includes('/collection/')} />
          <PriceGroup listing={listing} />
          <Group title={listingMessages.availability}>
            <Choice name="inStock" value="true" label={listingMessages.inStock} count={facets.inStock} checked={query.inStock} />
          </Group>
          {facets.attributes.map(({ name, label, values }) => (
            <Group key={name} title={label ?? name}>
              <Values>
                {values.map(({ value, label, count }) => (
                  <Choice
                    key={value}
                    name="attributes"
                    value={`${name}:${value}`}
                    label={label ?? value}
                    count={count}
                    checked={query.attributes.includes(`${name}:${value}`)}
                  />
                ))}
              </Values>
            </Group>
          ))}
          {filtered && (
            <a className="sf-link" href={withoutFilters(path)}>
              {listingMessages.clearFilters}
            </a>
          )}
        </div>
      </Disclosure>
      <noscript>
        <button type="submit" className="sf-button sf-button--quiet">
          {listingMessages.applyFilters}
        </button>
      </noscript>
    </form>
  )
}
