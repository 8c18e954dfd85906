import type { PostalAddress } from '@blockfront/contract'
import { regionsOf } from '../../ground/request/regions.ts'
import type { ShippingRateRow } from '../shipping/index.ts'
import type { StoreRow } from '../store/index.ts'

interface Destination {
  country?: string | undefined
  region?: string | undefined
}

/**
 * Returns where an order is taxed. Goods that are shipped are taxed where they arrive; goods that the shopper collects are taxed at the store,
 * because that is where they change hands (Article 31 of the EU's VAT Directive; US states treat them as a sale at the store). Without a
 * destination, the store's country counts.
 */
export function placeOfSupply(
  { country, address }: Pick<StoreRow, 'country' | 'address'>,
  rate: { row: Pick<ShippingRateRow, 'type'> } | undefined,
  destination: Destination,
): { country: string; region?: string | undefined } {
  if (rate?.row.type === 'pickup') return placeOfStore(country, address as Partial<PostalAddress>)
  return { country: destination.country ?? country, region: destination.region }
}

/** The owner can enter the region of the store's address by name or by code. */
function placeOfStore(storeCountry: string, address: Partial<PostalAddress>): { country: string; region: string } {
  const country = address.country || storeCountry
  const region = address.region?.trim() ?? ''
  const named = regionsOf(country).find(({ name }) => name.toLowerCase() === region.toLowerCase())
  return { country, region: named?.code ?? region }
}
