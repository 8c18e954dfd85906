import { chargedPriceOfVariation } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import { type SeedProduct, type StarterTheme, starterUrl, type ThemeStore, themeOf } from '@blockfront/starter'
import { orNotFound } from '../../../ground/errors.ts'
import { starterSources } from '../../../ground/files/starter-images.ts'
import type { Query } from '../../../ground/handler.ts'
import { themeSummary } from './list-themes.ts'

/** The store that a preview shows. */
const previewStore = ({ name }: StarterTheme): ThemeStore => ({ name, storeEmail: 'hello@example.com' })

/** Returns a theme with everything that its preview renders. Throws `not_found`. */
export async function findTheme(_: unknown, { themeId }: Query<'store.theme'>): Promise<HandlerOutput<'store.theme'>> {
  const theme = orNotFound(themeOf(themeId))
  const [product] = theme.products
  if (!product) throw new Error(`The theme ${themeId} has no products.`)
  const store = previewStore(theme)
  const preview = {
    globalContent: theme.globalContent(store),
    pages: theme.pages(store).flatMap(({ isSystem: _system, status, ...page }) => (status === 'published' ? [page] : [])),
    products: theme.products.map(productCard),
    product: productDetails(product, theme),
    categories: theme.categories.map(({ slug, name, picture }) => ({ id: slug, slug, name, image: starterUrl(picture) })),
  }
  const summary = themeSummary(theme)
  return { ...summary, ...preview, pictures: imagesIn([preview, summary.picture]) }
}

const productCard = ({ slug, name, pictures, stockStatus = true, ...product }: SeedProduct) => ({
  id: slug,
  slug,
  name,
  productImage: starterUrl(pictures[0] ?? ''),
  ...cardPrices(product),
  stockStatus,
  hasVariations: (product.variations ?? []).length > 0,
})

/** The prices of a card: those of the cheapest variation, as in a store (product/list/product-card.ts). */
function cardPrices({ variations = [], ...product }: Pick<SeedProduct, 'price' | 'discountPrice' | 'variations'>) {
  const enabled = variations.filter((one) => one.enabled ?? true)
  const prices = (enabled.length > 0 ? enabled : [undefined]).map((one) => chargedPriceOfVariation(product, one))
  const cheapest = prices.reduce((lowest, one) => (one.price < lowest.price ? one : lowest))
  const maxPrice = Math.max(...prices.map(({ price }) => price))
  return {
    price: cheapest.compareAt ?? cheapest.price,
    discountPrice: cheapest.compareAt === null ? 0 : cheapest.price,
    ...(cheapest.price < maxPrice && { maxPrice }),
    ...(!cheapest.onSale && prices.some(({ onSale }) => onSale) && { onSale: true }),
  }
}

function productDetails(product: SeedProduct, theme: StarterTheme): HandlerOutput<'store.theme'>['product'] {
  const { slug, name, sku = '', brand = '', price, discountPrice = 0, description = '', pictures, variations = [] } = product
  return {
    ...{ id: slug, storeId: 'preview', name, slug, sku, barcode: '', brand, price, discountPrice, description },
    productImage: starterUrl(pictures[0] ?? ''),
    galleryImages: pictures.slice(1).map(starterUrl),
    seoTitle: product.seoTitle ?? '',
    metaDescription: product.metaDescription ?? '',
    stockStatus: product.stockStatus ?? true,
    attributeGroups: product.attributeGroups ?? [],
    variations: variations
      .filter(({ enabled = true }) => enabled)
      .map((one, i) => ({
        id: `${slug}-${i + 1}`,
        price: one.price ?? 0,
        discountPrice: one.discountPrice ?? 0,
        sku: '',
        barcode: '',
        image: one.picture === undefined ? '' : starterUrl(one.picture),
        attributes: one.attributes,
        stockStatus: !product.trackInventory || (one.stockQuantity ?? 0) > 0,
      })),
    categories: theme.categories
      .filter((one) => product.categories.includes(one.slug))
      .map(({ slug: id, name: label }) => ({ id, name: label, slug: id })),
  }
}

/** Returns the sizes of all starter images whose URL is a value anywhere in `content`. */
function imagesIn(content: unknown): HandlerOutput<'store.theme'>['pictures'] {
  const found: HandlerOutput<'store.theme'>['pictures'] = {}
  const visit = (value: unknown) => {
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
    const image = typeof value === 'string' ? starterSources[value] : undefined
    if (image?.width && image.height) found[image.src] = { src: image.src, width: image.width, height: image.height }
  }
  visit(content)
  return found
}
