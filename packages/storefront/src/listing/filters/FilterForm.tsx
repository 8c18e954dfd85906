import { colorFromName } from '@blockfront/engine/product-choice'
import { useId } from 'react'
import { messages } from '../../messages.ts'
import type { Listing, Sort } from '../../payload.ts'
import { filterCount } from '../listing-path.ts'
import { listingMessages } from '../messages.ts'
import { CategoryGroup } from './CategoryGroup.tsx'
import { Choice, Group, Values } from './FilterGroups.tsx'
import { PriceGroup } from './PriceGroup.tsx'
import { useFilterFields } from './use-filter-fields.ts'

const SORTS: readonly Sort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'name']

/**
 * Sorting and filters of a list, as a GET form. With JavaScript, a choice applies immediately, and a price when its field is left or Enter is
 * pressed (see `useFilterFields`).
 */
export function FilterForm({ listing, path }: { listing: Listing; path: string }) {
  const { facets, query } = listing
  const id = useId()
  const [pathname = ''] = path.split('?')
  const isSearch = query.q !== ''
  const form = useFilterFields(path)
  const count = filterCount(query)
  return (
    <form
      ref={form}
      className="sf-filters"
      action={pathname}
      // A browser that fills in earlier values would look like a shopper who chose them.
      autoComplete="off"
      data-keeps-focus
    >
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
      <button type="button" className="sf-button sf-button--quiet sf-filters__open" popoverTarget={`${id}-panel`}>
        {count > 0 ? listingMessages.filtersWith({ count }) : listingMessages.filters}
      </button>
      {/* A popover, so that the drawer works without scripts. In wide windows it is part of the page. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a popover in all browsers */}
      <div className="sf-filters__panel" id={`${id}-panel`} popover="auto" role="group" aria-labelledby={`${id}-title`}>
        <div className="sf-filters__head">
          <h2 className="sf-filters__title" id={`${id}-title`}>
            {listingMessages.filters}
          </h2>
          <button
            type="button"
            className="sf-icon"
            aria-label={messages.close}
            popoverTarget={`${id}-panel`}
            popoverTargetAction="hide"
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <div className="sf-filters__groups">
          <CategoryGroup listing={listing} isCollection={pathname.includes('/collection/')} />
          <PriceGroup listing={listing} />
          <Group title={listingMessages.availability}>
            <Choice name="inStock" value="true" label={listingMessages.inStock} count={facets.inStock} checked={query.inStock} />
          </Group>
          {facets.attributes.map(({ name, label, isColor, values }) => (
            <Group key={name} title={label ?? name}>
              <Values>
                {values.map(({ value, label, count }) => (
                  <Choice
                    key={value}
                    name="attributes"
                    value={`${name}:${value}`}
                    label={label ?? value}
                    color={isColor ? colorFromName(value) : undefined}
                    count={count}
                    checked={query.attributes.includes(`${name}:${value}`)}
                  />
                ))}
              </Values>
            </Group>
          ))}
        </div>
        <div className="sf-filters__foot">
          <noscript>
            <button type="submit" className="sf-button sf-button--quiet">
              {listingMessages.applyFilters}
            </button>
          </noscript>
          <button type="button" className="sf-button sf-button--wide" popoverTarget={`${id}-panel`} popoverTargetAction="hide">
            {listingMessages.showResults({ count: listing.totalElements })}
          </button>
        </div>
      </div>
      <noscript>
        <button type="submit" className="sf-button sf-button--quiet">
          {listingMessages.applyFilters}
        </button>
      </noscript>
    </form>
  )
}
