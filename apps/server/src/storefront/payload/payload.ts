import { productPath } from '@blockfront/commerce'
import type { PageBlock } from '@blockfront/engine/render'
import type { PagePayload } from '@blockfront/storefront/payload'
import type { PublishedDataCache } from '../../cache/published-data.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx } from '../../db/scope.ts'
import { findRedirect } from '../../features/redirect/redirect.ts'
import type { Workers } from '../../workers/workers.ts'
import { messages } from '../messages.ts'
import { BlockDataError, failedBlockData, readBlockData } from './block-data.ts'
import { getRenderableBlocks, isPreparedQuickly, queriesOf, type RenderableBlocks, storedDocument } from './blocks.ts'
import { loadImagesIn } from './images.ts'
import type { PageContent, Search } from './page-parts.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { contentPage } from './pages/content-page.ts'
import { collectionPage, searchPage, shopPage } from './pages/listing-page.ts'
import { notFoundPage } from './pages/not-found-page.ts'
import { orderPage } from './pages/order-page.ts'
import { productPage } from './pages/product-page.ts'
import { getPublishedPage } from './published-page.ts'
import type { StoreRoute, StoreUrl } from './request-url.ts'
import { absolute, breadcrumbs } from './schema-org.ts'
import { getStoreLayout, type StoreLayout } from './store-layout.ts'

/** What a URL resolves to: a page, a redirect, or nothing. */
export type Resolution = ({ kind: 'page' } & Assembled) | { kind: 'redirect'; to: string } | { kind: 'not-found' }

interface Assembled {
  payload: PagePayload
  /** Cache tags of all that it shows in addition to the store itself. */
  tags: string[]
  /** Why the data of its blocks is missing. Such a page must not be cached. */
  failure?: BlockDataError
}

interface Surroundings {
  db: Database
  config: Config
  published: PublishedDataCache
  work: Workers
}

type Reading = { trx: StoreTrx; published: PublishedDataCache; readData: typeof readBlockData }

/** A page whose blocks a worker has to draw first. */
interface Undrawn {
  kind: 'undrawn'
  /** The stored document. */
  stored: string
}

/** Finds what a store shows at an address, in one read-only transaction. */
export async function resolvePage(around: Surroundings, storeId: string, url: StoreUrl): Promise<Resolution> {
  try {
    return await readPage(around, storeId, url, readBlockData)
  } catch (error) {
    if (!(error instanceof BlockDataError)) throw error
    const found = await readPage(around, storeId, url, failedBlockData)
    return found.kind === 'page' ? { ...found, failure: error } : found
  }
}

async function readPage(
  around: Surroundings,
  storeId: string,
  url: StoreUrl,
  readData: Reading['readData'],
): Promise<Resolution> {
  const found = await findPage(around, storeId, url, readData)
  if (found.kind !== 'undrawn') return found
  // Outside the transaction, so that no connection waits for a worker.
  const drawn = await around.work.run('page.blocks', storeId, found.stored)
  const again = await findPage(around, storeId, url, readData, drawn)
  if (again.kind === 'undrawn') throw new Error('A page with drawn blocks was not assembled.')
  return again
}

function findPage(
  around: Surroundings,
  storeId: string,
  { route, path, pathnames }: StoreUrl,
  readData: Reading['readData'],
  drawn?: RenderableBlocks,
): Promise<Resolution | Undrawn> {
  if (route.kind === 'redirect') return Promise.resolve({ kind: 'redirect', to: route.to })
  const { db, published } = around
  return readStore(db, storeId, async (trx): Promise<Resolution | Undrawn> => {
    const search = searchIn(trx, storeId, around)
    const [frame, parts] = await Promise.all([search.frame, partsOf(search, route)])
    if (parts) {
      const { content = frame.noContent } = parts
      if (!drawn && !isPreparedQuickly(content, frame.globalContent))
        return { kind: 'undrawn', stored: storedDocument(content, frame.globalContent) }
      const blocks = drawn ?? getRenderableBlocks(content, frame.globalContent)
      return { kind: 'page', ...(await assemble({ trx, published, readData }, frame, parts, path, blocks)) }
    }
    const to = await redirectFor(trx, storeId, route, pathnames)
    return to === undefined ? { kind: 'not-found' } : { kind: 'redirect', to }
  })
}

/** The page of a store that says that there is none. */
export const notFoundPayload = (around: Surroundings, storeId: string): Promise<Assembled> =>
  readStore(around.db, storeId, async (trx) => {
    const search = searchIn(trx, storeId, around)
    const [frame, parts] = await Promise.all([search.frame, notFoundPage(search)])
    const drawn = getRenderableBlocks(frame.noContent, frame.globalContent)
    return assemble({ trx, published: around.published, readData: readBlockData }, frame, parts, parts.canonical, drawn)
  })

const searchIn = (trx: StoreTrx, storeId: string, { config, published }: Surroundings): Search => ({
  trx,
  storeId,
  frame: getStoreLayout(published, trx, storeId, config),
  page: (slug) => getPublishedPage(published, trx, storeId, slug),
})

async function partsOf(search: Search, route: StoreRoute): Promise<PageContent | undefined> {
  switch (route.kind) {
    case 'page':
      return contentPage(search, route.slug)
    case 'product':
      return productPage(search, route.slug)
    case 'collection':
      return collectionPage(search, route.slug, route.listing)
    case 'shop':
      return shopPage(search, route.listing)
    case 'search':
      return searchPage(search, route.listing)
    case 'checkout':
      return checkoutPage(search)
    case 'order':
      return orderPage(search, route.token)
    default:
      return undefined
  }
}

/** Redirects count where no page exists. A product's is kept under its one path, or an older one, and applies to its other paths too. */
async function redirectFor(trx: StoreTrx, storeId: string, route: StoreRoute, pathnames: readonly string[]) {
  const from = [...pathnames, ...(route.kind === 'product' ? [productPath(route.slug), `/product/${route.slug}`] : [])]
  for (const pathname of new Set(from)) {
    const to = await findRedirect(trx, storeId, pathname)
    if (to !== undefined) return to
  }
  return undefined
}

async function assemble(
  reading: Reading,
  frame: StoreLayout,
  parts: PageContent,
  path: string,
  drawn: RenderableBlocks,
): Promise<Assembled> {
  const { store, currency } = frame
  const { kind, product, related, listing, checkout, order } = parts
  const replaced = kind === 'shop' ? drawn.content.find(isGridOfAll) : undefined
  const all = [...drawn.header, ...drawn.content, ...drawn.footer].filter((block) => block !== replaced)
  const { data, tags } = await reading.readData(reading.trx, all, { storeId: store.storeId, currency, product })
  // A template with product blocks replaces the related products.
  const recommends = queriesOf(drawn.content).some(({ asked }) => asked.products)
  const more = { ...drawn, data, product, related: recommends ? undefined : related, checkout, order }
  const shown = { ...more, listing: listing && { ...listing, ...(replaced && { replaces: replaced.id }) } }
  const pictures = await loadImagesIn(reading, store.storeId, { store, shown })
  return {
    payload: { store, route: { kind, path }, meta: metaOf(frame, parts), ...shown, pictures: pictures.sources },
    tags: [...parts.tags, ...tags, ...pictures.tags],
  }
}

/** On the shop page the list with its filters and pages replaces a grid of all products. */
const isGridOfAll = ({ type, props }: PageBlock) =>
  type === 'simpleProductGrid' && props.layout === 'grid' && props.productCollection === 'latest'

function metaOf(frame: StoreLayout, parts: PageContent): PagePayload['meta'] {
  const { store, origin } = frame
  const { title, description, image, noindex, canonical, crumbs, schemas } = parts
  const trail = crumbs.length > 0 ? [breadcrumbs([{ name: messages.home, path: '/' }, ...crumbs], origin)] : []
  const picture = image || store.logo
  return {
    title: title || store.name,
    description,
    canonical: absolute(origin, canonical),
    ogImage: picture ? absolute(origin, picture) : '',
    noindex,
    jsonLd: [...(schemas?.(frame) ?? []), ...trail],
  }
}
