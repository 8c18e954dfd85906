import { type Currency, currencyExponent } from '@blockfront/commerce'
import { endpoints } from '@blockfront/contract'
import type { SeedProduct } from '@blockfront/starter'
import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { sanitizeHtml } from '../../ground/sanitize-html.ts'
import { productColumns } from './product-columns.ts'

interface ProductSeed {
  products: readonly SeedProduct[]
  categoryIds: ReadonlyMap<string, string>
  /** Returns the URL of a starter image by its name. */
  imageUrl: (name: string) => string
  /** Marks the rows, so that the owner can remove them all with one action. */
  isDemo: boolean
}

/** Inserts the first products of a store; the first one is the newest. `categoryIds` has the ids of all their categories by slug. */
export async function insertProducts(
  trx: StoreTrx,
  { storeId, currency }: { storeId: string; currency: Currency },
  { products, imageUrl, isDemo, categoryIds }: ProductSeed,
): Promise<void> {
  const items = products.map((product, position) => {
    const body = productBody(product, { storeId, currency, imageUrl })
    return {
      id: newId(),
      slug: product.slug,
      categories: product.categories.map((slug) => idIn(categoryIds, slug)),
      createdAt: sql<Date>`now() - make_interval(mins => ${position})`,
      columns: productColumns({ ...body, description: sanitizeHtml(body.description) }, currency),
    }
  })
  const rows = items.map(({ id, slug, createdAt, columns }) => ({
    ...columns.product,
    store_id: storeId,
    id,
    slug,
    is_demo: isDemo,
    created_at: createdAt,
  }))
  await trx.insertInto('products').values(rows).execute()
  const variations = items.flatMap(({ id, columns }) =>
    columns.variations.map((variation) => ({ ...variation, store_id: storeId, product_id: id, id: newId() })),
  )
  if (variations.length > 0) await trx.insertInto('product_variations').values(variations).execute()
  const memberships = items.flatMap(({ id, categories, createdAt }) =>
    categories.map((category_id) => ({ store_id: storeId, product_id: id, category_id, created_at: createdAt })),
  )
  await trx.insertInto('product_categories').values(memberships).execute()
}

function idIn(categoryIds: ReadonlyMap<string, string>, slug: string): string {
  const id = categoryIds.get(slug)
  if (!id) throw new Error(`There is no category ${slug}.`)
  return id
}

/** Prices of starter products are in dollars. In a currency without decimals, such as JPY, they are multiplied by 100. */
const amountIn = (currency: Currency) => (dollars: number) => (currencyExponent(currency) === 0 ? dollars * 100 : dollars)

function productBody(
  product: SeedProduct,
  { storeId, currency, imageUrl }: { storeId: string; currency: Currency; imageUrl: (name: string) => string },
) {
  const { pictures, categories: _, variations = [], ...fields } = product
  const [first, ...others] = pictures
  const amount = amountIn(currency)
  return endpoints['product.add'].body.parse({
    ...fields,
    storeId,
    price: amount(product.price),
    discountPrice: amount(product.discountPrice ?? 0),
    productImage: first === undefined ? '' : imageUrl(first),
    galleryImages: others.map(imageUrl),
    variations: variations.map(({ picture, price = 0, discountPrice = 0, ...one }, i) => ({
      ...one,
      price: amount(price),
      discountPrice: amount(discountPrice),
      image: picture === undefined ? '' : imageUrl(picture),
      sku: product.sku ? `${product.sku}-${i + 1}` : '',
    })),
  })
}
