import type { HandlerOutput } from '@blockfront/contract'
import type { SeedProduct, StarterTheme, Wearer } from '@blockfront/starter'
import { themes as all, daylight, starterUrl, themeOf } from '@blockfront/starter'
import { appError } from '../../errors.ts'
import { starterSources } from '../../files/starter-images.ts'

/** Who wears a theme in a preview. */
const pretender = ({ name }: StarterTheme): Wearer => ({ name, storeEmail: 'hello@example.com' })

const summary = (theme: StarterTheme) => ({
  themeId: theme.id,
  name: theme.name,
  kind: theme.kind,
  description: theme.description,
  picture: starterUrl(theme.picture),
  tokens: theme.tokens,
})

export const listThemes = (): HandlerOutput<'store.themes'> => all.map(summary)

/** A theme by its id, with everything that a preview draws. Throws 404. */
export function findTheme(themeId: string): HandlerOutput<'store.theme'> {
  const theme = themeOf(themeId)
  if (!theme) throw appError('not_found')
  const wearer = pretender(theme)
  const [first] = theme.products
  if (!first) throw new Error(`The theme ${themeId} has no products.`)
  const shown = {
    globalContent: theme.globalContent(wearer),
    pages: theme.pages(wearer).flatMap(({ isSystem: _, status, ...page }) => (status === 'published' ? [page] : [])),
    products: theme.products.map(card),
    product: storefrontProduct(first, theme),
    categories: theme.categories.map(({ slug, name, picture }) => ({ id: slug, slug, name, image: starterUrl(picture) })),
  }
  return { ...summary(theme), ...shown, pictures: picturesIn({ shown, picture: starterUrl(theme.picture) }) }
}

/** The theme that a new store asked for: one of the gallery by its id, or the usual pages in tokens of its own. */
export function themeFor(wanted: string | StarterTheme['tokens'] | undefined): StarterTheme {
  if (wanted === undefined) return daylight
  if (typeof wanted !== 'string') return { ...daylight, tokens: wanted }
  const theme = themeOf(wanted)
  if (!theme) throw appError('invalid_input', { fields: { theme: 'There is no such theme. Choose one of the gallery.' } })
  return theme
}

const card = ({ slug, name, pictures, price, discountPrice = 0, stockStatus = true, variations = [] }: SeedProduct) => ({
  id: slug,
  slug,
  name,
  productImage: starterUrl(pictures[0] ?? ''),
  price,
  discountPrice,
  stockStatus,
  hasVariations: variations.length > 0,
})

function storefrontProduct(product: SeedProduct, theme: StarterTheme): HandlerOutput<'store.theme'>['product'] {
  const { slug, name, sku = '', brand = '', price, discountPrice = 0, description = '', pictures, variations = [] } = product
  return {
    ...{ id: slug, storeId: 'preview', name, slug, sku, brand, price, discountPrice, description },
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
        image: one.picture === undefined ? '' : starterUrl(one.picture),
        attributes: one.attributes,
        stockStatus: !product.trackInventory || (one.stockQuantity ?? 0) > 0,
      })),
    categories: theme.categories
      .filter((one) => product.categories.includes(one.slug))
      .map(({ slug: id, name: label }) => ({ id, name: label, slug: id })),
  }
}

/** Sizes of the starter pictures that stand anywhere in `shown`. */
function picturesIn(shown: unknown): HandlerOutput<'store.theme'>['pictures'] {
  const found: HandlerOutput<'store.theme'>['pictures'] = {}
  const look = (value: unknown) => {
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part)
    const known = typeof value === 'string' ? starterSources[value] : undefined
    if (known?.width && known.height) found[known.src] = { src: known.src, width: known.width, height: known.height }
  }
  look(shown)
  return found
}
