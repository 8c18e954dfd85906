import { type ChangeEvent, type ReactNode, useId } from 'react'
import type { Listing, Sort } from '../payload.ts'
import { withoutFilters } from './listing-path.ts'
import { listingWords } from './words.ts'

const SORTS: readonly Sort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'name']

/**
 * Sorting and filters of a list. A plain GET form; with JavaScript a choice counts at once, and a price when it is left.
 * The form is drawn anew for every address, so that its fields say what the list shows.
 */
export function FilterForm({ listing, path }: { listing: Listing; path: string }) {
  const { facets, query } = listing
  const id = useId()
  const [pathname = ''] = path.split('?')
  const isSearch = query.q !== ''
  const submit = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if ((target as HTMLElement).matches('select, input')) currentTarget.requestSubmit()
  }
  const filtered = query.inStock || query.minPrice !== '' || query.maxPrice !== '' || query.attributes.length > 0
  return (
    <form key={path} className="sf-filters" action={pathname} onChange={submit}>
      {isSearch && <input type="hidden" name="q" value={query.q} />}
      <p className="sf-filters__sort">
        <label htmlFor={`${id}-sort`}>{listingWords.sortBy}</label>
        <select id={`${id}-sort`} className="sf-input" name="sort" defaultValue={query.sort}>
          {SORTS.filter((sort) => isSearch || sort !== 'relevance').map((sort) => (
            <option key={sort} value={sort}>
              {listingWords.sorts[sort]}
            </option>
          ))}
        </select>
      </p>
      <details className="sf-filters__box" open={filtered}>
        <summary className="sf-filters__summary">{listingWords.filters}</summary>
        <div className="sf-filters__groups">
          {facets.categories.length > 1 && (
            <Group title={listingWords.categories}>
              <ul className="sf-filters__links">
                {facets.categories.map(({ id: category, slug, name, count }) => (
                  <li key={category}>
                    <a href={`/collection/${slug}`}>
                      {name} <span className="sf-filters__count">{count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Group>
          )}
          {facets.price && (
            <Group title={listingWords.price}>
              <div className="sf-filters__range">
                <PriceInput name="minPrice" label={listingWords.from} value={query.minPrice} placeholder={facets.price.min} />
                <PriceInput name="maxPrice" label={listingWords.to} value={query.maxPrice} placeholder={facets.price.max} />
              </div>
            </Group>
          )}
          <Group title={listingWords.availability}>
            <Choice name="inStock" value="true" label={listingWords.inStock} count={facets.inStock} checked={query.inStock} />
          </Group>
          {facets.attributes.map(({ name, values }) => (
            <Group key={name} title={name}>
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
            </Group>
          ))}
          {filtered && (
            <a className="sf-link" href={withoutFilters(path)}>
              {listingWords.clearFilters}
            </a>
          )}
        </div>
      </details>
      <noscript>
        <button type="submit" className="sf-button sf-button--quiet">
          {listingWords.apply}
        </button>
      </noscript>
    </form>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="sf-filters__group">
    <legend className="sf-filters__legend">{title}</legend>
    {children}
  </fieldset>
)

interface ChoiceProps {
  name: string
  value: string
  label: string
  count: number
  checked: boolean
}

const Choice = ({ name, value, label, count, checked }: ChoiceProps) => (
  <label className="sf-check">
    <input type="checkbox" name={name} value={value} defaultChecked={checked} />
    <span>{label}</span>
    <span className="sf-filters__count">{count}</span>
  </label>
)

const PriceInput = ({ name, label, value, placeholder }: { name: string; label: string; value: string; placeholder: number }) => (
  <label className="sf-filters__price">
    <span>{label}</span>
    <input
      type="text"
      className="sf-input"
      name={name}
      inputMode="decimal"
      defaultValue={value}
      placeholder={String(placeholder)}
    />
  </label>
)
