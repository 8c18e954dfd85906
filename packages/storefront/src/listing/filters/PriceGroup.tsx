import { useId } from 'react'
import type { Listing } from '../../payload.ts'
import { listingMessages } from '../messages.ts'
import { Group, PriceInput } from './FilterGroups.tsx'

/** The price range of a list. An invalid price shows an error at its field. Renders nothing for a list without prices. */
export function PriceGroup({ listing: { facets, query, unreadPrices } }: { listing: Listing }) {
  const id = useId()
  if (!facets.price && !query.minPrice && !query.maxPrice) return null
  const errorIdOf = (name: 'minPrice' | 'maxPrice') => (unreadPrices?.fields.includes(name) ? id : undefined)
  return (
    <Group title={listingMessages.price}>
      <div className="sf-filters__range">
        <PriceInput
          name="minPrice"
          label={listingMessages.minPrice}
          value={query.minPrice}
          placeholder={facets.price?.min}
          errorId={errorIdOf('minPrice')}
        />
        <PriceInput
          name="maxPrice"
          label={listingMessages.maxPrice}
          value={query.maxPrice}
          placeholder={facets.price?.max}
          errorId={errorIdOf('maxPrice')}
        />
      </div>
      {unreadPrices && (
        <p className="sf-field__error" id={id} role="alert">
          {listingMessages.invalidPrice({ example: unreadPrices.example })}
        </p>
      )}
    </Group>
  )
}
