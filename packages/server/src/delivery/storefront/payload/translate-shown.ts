import type { ProductCard, Resources } from '@blockfront/engine/render'
import type { Listing, StorePayload } from '@blockfront/storefront/payload'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { labelOptions, type Named, translateNames } from '../../../modules/translation/index.ts'

/** The parts of a payload that show products and categories by name. */
interface Shown {
  data: Record<string, Resources>
  related?: ProductCard[] | undefined
  listing?: Listing | undefined
}

/** Replaces the names of products and categories in lists, and labels filters, with their translations into the language of the store's payload. */
export async function translateShown(
  trx: StoreTrx,
  { storeId, locale }: Pick<StorePayload, 'storeId' | 'locale'>,
  shown: Shown,
): Promise<void> {
  const ready = <Value>(resource: { status: string; value?: Value } | undefined) =>
    resource?.status === 'ready' ? resource.value : undefined
  const resources = Object.values(shown.data)
  const products: Named[][] = [
    ...resources.flatMap(({ products: list, related }) => [ready(list) ?? [], ready(related) ?? []]),
    ...resources.flatMap(({ reviews }) => [ready(reviews)?.items.flatMap(({ product }) => product ?? []) ?? []]),
    shown.related ?? [],
    shown.listing?.items ?? [],
  ]
  const categories: Named[][] = [
    ...resources.flatMap(({ categories: list }) => [ready(list) ?? []]),
    shown.listing?.facets.categories ?? [],
    shown.listing?.subcategories ?? [],
  ]
  await Promise.all([
    translateNames(trx, storeId, { locale, type: 'product' }, products.flat()),
    translateNames(trx, storeId, { locale, type: 'category' }, categories.flat()),
    labelOptions(trx, storeId, locale, shown.listing?.facets.attributes ?? []),
  ])
}
