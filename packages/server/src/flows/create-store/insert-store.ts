import type { Currency } from '@blockfront/commerce'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { insertPlatformDomain } from '../../modules/domain/index.ts'
import { insertMember, insertStoreRow, type Theme } from '../../modules/store/index.ts'

export interface CreateStoreInput {
  storeId: string
  ownerId: string
  name: string
  subdomain: string
  /** The full hostname of the subdomain. */
  hostname: string
  currency: Currency
  /** ISO 3166-1 code; the default of the database without it. */
  country?: string | undefined
  /** IANA name; UTC without it. */
  timezone?: string | undefined
  pricesIncludeTax?: boolean | undefined
  storeEmail: string
  tokens: Theme
  /** Whether visitors need no password. */
  isOpen: boolean
}

/** Inserts an empty store with its owner and its hostname. */
export async function insertStore(trx: StoreTrx, store: CreateStoreInput): Promise<void> {
  const { storeId, ownerId, name, subdomain, currency, storeEmail, isOpen } = store
  const theme = JSON.stringify(store.tokens)
  await insertStoreRow(trx, {
    store_id: storeId,
    ...{ name, subdomain, currency, theme },
    ...(store.country !== undefined && { country: store.country }),
    ...(store.timezone !== undefined && { timezone: store.timezone }),
    ...(store.pricesIncludeTax !== undefined && { prices_include_tax: store.pricesIncludeTax }),
    store_email: storeEmail,
    is_open: isOpen,
  })
  await insertMember(trx, storeId, ownerId, 'owner')
  await insertPlatformDomain(trx, storeId, store.hostname)
}
