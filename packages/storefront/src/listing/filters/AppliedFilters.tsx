import { useBlockServices } from '@blockfront/engine/render'
import type { Listing } from '../../payload.ts'
import { withoutFilter, withoutFilters } from '../listing-path.ts'
import { listingMessages } from '../messages.ts'

/** The filters of a list as links that remove one of them, and a link that removes all. Renders nothing without filters. */
export function AppliedFilters({ listing: { facets, query }, path }: { listing: Listing; path: string }) {
  const { formatPrice } = useBlockServices()
  const { category, minPrice, maxPrice, inStock, attributes } = query
  const price = (typed: string) => (/^\d+(?:\.\d+)?$/.test(typed) ? formatPrice(Number(typed)) : typed)
  const applied: { label: string; name: string; value?: string }[] = []
  if (category)
    applied.push({ name: 'category', label: facets.categories.find(({ slug }) => slug === category)?.name ?? category })
  if (minPrice) applied.push({ name: 'minPrice', label: `${listingMessages.minPrice} ${price(minPrice)}` })
  if (maxPrice) applied.push({ name: 'maxPrice', label: `${listingMessages.maxPrice} ${price(maxPrice)}` })
  if (inStock) applied.push({ name: 'inStock', label: listingMessages.inStock })
  for (const value of attributes) {
    const group = facets.attributes.find(({ name }) => value.startsWith(`${name}:`))
    const text = value.slice((group?.name ?? value.split(':', 1)[0] ?? '').length + 1)
    const label = group?.values.find((one) => one.value === text)?.label ?? text
    applied.push({ name: 'attributes', value, label: group ? `${group.label ?? group.name}: ${label}` : label })
  }
  if (applied.length === 0) return null
  return (
    <ul className="sf-applied" aria-label={listingMessages.appliedFilters}>
      {applied.map(({ label, name, value }) => (
        <li key={`${name} ${value}`}>
          <a
            className="sf-applied__filter"
            href={withoutFilter(path, name, value)}
            aria-label={listingMessages.removeFilter({ filter: label })}
          >
            {label}
            <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a className="sf-link" href={withoutFilters(path)}>
          {listingMessages.clearFilters}
        </a>
      </li>
    </ul>
  )
}
