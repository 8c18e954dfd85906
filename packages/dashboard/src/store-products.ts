import { currencyFormat } from '@blockfront/commerce'
import type { CallOutput, Client } from '@blockfront/contract/client'
import type { ProductChoice, ProductFinder } from '@blockfront/engine/form'
import { chargedPriceText } from './charged-price-text.ts'
import { messages } from './messages.ts'

type Store = Pick<CallOutput<'store.findCurrent'>, 'storeId' | 'locale' | 'currency'>

/** Products that a search lists. */
const FOUND = 20

/** Finds products of a store, also those that shoppers do not see. */
export const storeProducts = (api: Client, store: Store): ProductFinder => ({
  search: async (search, signal) =>
    choicesOf(store, await api.call('product.filter', { query: { storeId: store.storeId, search, size: FOUND } }, { signal })),
  get: async (ids, signal) =>
    choicesOf(
      store,
      await api.call('product.filter', { query: { storeId: store.storeId, ids: ids.join(), size: 100 } }, { signal }),
    ),
})

/** Products of the dashboard's list as choices of a field, with their prices. */
function choicesOf(store: Store, { content }: CallOutput<'product.filter'>): ProductChoice[] {
  const format = priceFormat(store)
  return content.map((row) => ({
    ...{ id: row.id, name: row.name, image: row.productImage },
    note: chargedPriceText(row, format),
    ...(row.status !== 'active' && { hidden: messages.hidden[row.status] }),
  }))
}

/** Formats amounts in major units as shoppers see them. */
export function priceFormat({ locale, currency }: Pick<Store, 'locale' | 'currency'>): (amount: number) => string {
  const format = currencyFormat(currency, locale)
  return (amount) => format.format(amount)
}
