import { type Currency, currencyExponent } from '@blockfront/commerce'
import { endpoints } from '@blockfront/contract'
import type { SeedCategory, SeedProduct } from '@blockfront/starter'
import { starterUrl } from '@blockfront/starter'
import { sql } from 'kysely'
import { newId } from '../../../db/id.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import { productColumns } from '../../product/product-input.ts'
import { sanitizeHtml } from '../../sanitize-html.ts'
import type { NewStore } from './new-store.ts'

/** First categories and products of a new store, marked so that they can be removed in one action. */
export async function seedCatalog(trx: StoreTrx, store: NewStore): Promise<void> {
  await insertCatalog(trx, store, store.theme, { pictureUrl: starterUrl, isDemo: true })
}

interface Placing {
  /** The address of a picture by its name. */
  pictureUrl: (name: string) => string
  isDemo: boolean
}

/** Writes categories and products in four statements; the first product is the latest one. Answers the ids of categories by slug. */
export async function insertCatalog(
  trx: StoreTrx,
  { storeId, currency }: Pick<NewStore, 'storeId' | 'currency'>,
  { categories, products }: { categories: readonly SeedCategory[]; products: readonly SeedProduct[] },
  { pictureUrl, isDemo }: Placing,
): Promise<ReadonlyMap<string, string>> {
  const categoryIds = new Map(categories.map(({ slug }) => [slug, newId()]))
  const idOf = (slug: string) => {
    const id = categoryIds.get(slug)
    if (!id) throw new Error(`There is no category ${slug}.`)
    return id
  }
  await trx
    .insertInto('categories')
    .values(
      categories.map(({ slug, name, picture, description }, position) => ({
        store_id: storeId,
        id: idOf(slug),
        name,
        slug,
        image: pictureUrl(picture),
        description,
        parent_id: null,
        position,
        meta_description: description,
        is_demo: isDemo,
      })),
    )
    .execute()
  const rows = products.map((product, position) => {
    const id = newId()
    const body = productBody(product, { storeId, currency, pictureUrl })
    return {
      id,
      slug: product.slug,
      age: position,
      places: product.categories.map(idOf),
      ...productColumns({ ...body, description: sanitizeHtml(body.description) }, currency),
    }
  })
  const createdAt = (age: number) => sql<Date>`now() - make_interval(mins => ${age})`
  await trx
    .insertInto('products')
    .values(
      rows.map(({ id, slug, age, product }) => ({
        ...product,
        store_id: storeId,
        id,
        slug,
        is_demo: isDemo,
        created_at: createdAt(age),
      })),
    )
    .execute()
  const variations = rows.flatMap(({ id, variations: own }) =>
    own.map((one) => ({ ...one, store_id: storeId, product_id: id, id: newId() })),
  )
  if (variations.length > 0) await trx.insertInto('product_variations').values(variations).execute()
  await trx
    .insertInto('product_categories')
    .values(
      rows.flatMap(({ id, age, places }) =>
        places.map((category_id) => ({ store_id: storeId, product_id: id, category_id, created_at: createdAt(age) })),
      ),
    )
    .execute()
  return categoryIds
}

/** Prices are written in dollars; a currency without small coins counts in hundreds. */
const amountIn = (currency: Currency) => (dollars: number) => (currencyExponent(currency) === 0 ? dollars * 100 : dollars)

function productBody(
  product: SeedProduct,
  { storeId, currency, pictureUrl }: { storeId: string; currency: Currency; pictureUrl: (name: string) => string },
) {
  const { pictures, categories: _, variations = [], ...fields } = product
  const [first, ...others] = pictures
  const amount = amountIn(currency)
  return endpoints['product.add'].body.parse({
    ...fields,
    storeId,
    price: amount(product.price),
    discountPrice: amount(product.discountPrice ?? 0),
    productImage: first === undefined ? '' : pictureUrl(first),
    galleryImages: others.map(pictureUrl),
    variations: variations.map(({ picture, price = 0, discountPrice = 0, ...one }, i) => ({
      ...one,
      price: amount(price),
      discountPrice: amount(discountPrice),
      image: picture === undefined ? '' : pictureUrl(picture),
      sku: product.sku ? `${product.sku}-${i + 1}` : '',
    })),
  })
}
