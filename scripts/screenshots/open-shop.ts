import type { Client } from '../../packages/contract/src/client.ts'
import { type SeedProduct, starterUrl } from '../../packages/starter/src/index.ts'
import type { SeedBlock } from '../../packages/starter/src/themes/theme.ts'
import { type Shop, shopLinks } from './shops.ts'

export interface OpenedShop {
  storeId: string
  /** `food.localhost`. */
  host: string
}

/** Creates a shop with the calls that the dashboard and the builder make, and opens it. */
export async function openShop(call: Client['call'], shop: Shop): Promise<OpenedShop> {
  const { id, name, currency, theme, country } = shop
  const { storeId, storeDomain } = await call('store.create', { body: { name, subdomain: id, currency, theme } })
  await call('store.updateDetails', { body: { storeId, country } })
  if (shop.isOwnRange) await call('store.removeDemoProducts', { body: { storeId } })
  for (const [position, { picture, ...category }] of (shop.categories ?? []).entries())
    await call('category.add', { body: { storeId, ...category, image: starterUrl(picture), position } })
  const categories = await call('category.list', { query: { storeId } })
  const ids = new Map(categories.map((category) => [category.slug, category.id]))
  // Lists show the newest product first.
  for (const product of shop.products.toReversed())
    await call('product.add', {
      body: { storeId, ...bodyOf(product), categoryIds: product.categories.map((slug) => ids.get(slug) ?? '') },
    })
  await editHome(call, storeId, shop)
  await call('store.updateOpening', { body: { storeId, isOpen: true } })
  return { storeId, host: storeDomain }
}

function bodyOf({ pictures: [first, ...others], categories: _, variations = [], ...product }: SeedProduct) {
  const url = (name: string | undefined) => (name === undefined ? '' : starterUrl(name))
  return {
    ...product,
    productImage: url(first),
    galleryImages: others.map(url),
    variations: variations.map(({ picture, price = 0, ...variation }) => ({ ...variation, price, image: url(picture) })),
  }
}

/** Publishes the home page with the shop's navigation and the owner's changes. */
async function editHome(call: Client['call'], storeId: string, shop: Shop): Promise<void> {
  const pages = await call('page.getByStoreId', { query: { storeId } })
  const pageId = pages.find(({ type }) => type === 'home')?.pageId ?? ''
  const draft = await call('page.getById', { query: { pageId } })
  const content = draft.content as unknown as SeedBlock[]
  const around = draft.globalContent as unknown as SeedBlock[]
  const links = shopLinks(shop)
  // The footer has links to the other pages.
  const footerLinks = links.filter(({ url }) => url.startsWith('/collection/'))
  const changed = (one: SeedBlock) => {
    if (one.type === 'navbar') return { links }
    if (one.type !== 'footer') return {}
    const [first, ...others] = one.props.columns as { title: string; links: unknown[] }[]
    return { columns: [{ ...first, links: [...(first?.links ?? []), ...footerLinks] }, ...others] }
  }
  const globalContent = around.map((one) => ({ ...one, props: { ...one.props, ...changed(one) } }))
  await call('page.publish', {
    body: {
      storeId,
      pageId,
      content: (shop.home?.(content) ?? content) as never,
      baseVersion: draft.version,
      globalContent: globalContent as never,
      baseGlobalVersion: draft.globalVersion,
    },
  })
}
