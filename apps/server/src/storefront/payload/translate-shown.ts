import type { ProductCard, Resources } from '@blockfront/engine/render'
import type { Listing, StorePayload } from '@blockfront/storefront/payload'
import type { StoreTrx } from '../../db/scope.ts'
import { loadTranslationsOf, translated } from '../../features/translation/stored-translations.ts'

/** The parts of a payload that show products and categories by name. */
interface Shown {
  data: Record<string, Resources>
  related?: ProductCard[] | undefined
  listing?: Listing | undefined
}

type Named = { id: string; name: string }

/** Replaces the names of products and categories in lists with their translations into the language of the store's payload. */
export async function translateShown(
  trx: StoreTrx,
  { storeId, locale }: Pick<StorePayload, 'storeId' | 'locale'>,
  shown: Shown,
): Promise<void> {
  const ready = <Value>(resource: { status: string; value?: Value } | undefined) =>
    resource?.status === 'ready' ? resource.value : undefined
  const resources = Object.values(shown.data)
  const products: Named[][] = [
    ...resources.flatMap(({ products: list }) => [ready(list) ?? []]),
    shown.related ?? [],
    shown.listing?.items ?? [],
  ]
  const categories: Named[][] = [
    ...resources.flatMap(({ categories: list }) => [ready(list) ?? []]),
    shown.listing?.facets.categories ?? [],
  ]
  await Promise.all([
    rename(trx, storeId, { locale, type: 'product' }, products.flat()),
    rename(trx, storeId, { locale, type: 'category' }, categories.flat()),
  ])
}

/** Lists of one page may contain the same objects: a renamed one no longer has the source of its translation, and stays. */
async function rename(
  trx: StoreTrx,
  storeId: string,
  { locale, type }: { locale: string; type: 'product' | 'category' },
  items: readonly Named[],
): Promise<void> {
  const names = await loadTranslationsOf(trx, storeId, { locale, type, ids: items.map(({ id }) => id), path: 'name' })
  for (const item of items) item.name = translated(item.name, names.get(item.id))
}
