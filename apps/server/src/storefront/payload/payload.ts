import { productPath } from '@blockfront/commerce'
import type { PageBlock } from '@blockfront/engine/render'
import type { PagePayload } from '@blockfront/storefront/payload'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx } from '../../db/scope.ts'
import { findRedirect } from '../../features/redirect/redirect.ts'
import type { Work } from '../../work/work.ts'
import type { KnownPictures } from '../cache/known-images.ts'
import type { Frames } from '../cache/layouts.ts'
import type { PublishedPages } from '../cache/published-pages.ts'
import { words } from '../messages.ts'
import type { Address, Place } from './address.ts'
import { BlockDataError, failedBlockData, readBlockData } from './block-data.ts'
import { askedBy, type DrawnBlocks, drawnBlocks, isDrawnFast, storedDocument } from './blocks.ts'
import { readPictures } from './images.ts'
import type { Frame } from './layout.ts'
import type { PageParts, Search } from './page-parts.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { contentPage } from './pages/content-page.ts'
import { collectionPage, searchPage, shopPage } from './pages/listing-page.ts'
import { notFoundPage } from './pages/not-found-page.ts'
import { orderPage } from './pages/order-page.ts'
import { productPage } from './pages/product-page.ts'
import { absolute, breadcrumbs } from './schema-org.ts'

/** What stands at an address: a page, the way to where it moved, or nothing. */
export type Resolution = ({ kind: 'page' } & Assembled) | { kind: 'moved'; to: string } | { kind: 'nowhere' }

interface Assembled {
  payload: PagePayload
  /** Names of all that it shows beside the store itself. */
  shows: string[]
  /** Why the data of its blocks is missing. Such a page must not be cached. */
  failure?: BlockDataError
}

interface Surroundings {
  db: Database
  frames: Frames
  pages: PublishedPages
  pictures: KnownPictures
  work: Work
}

type Reading = { trx: StoreTrx; pictures: KnownPictures; readData: typeof readBlockData }

/** A page whose blocks a worker has to draw first. */
interface Undrawn {
  kind: 'undrawn'
  /** The stored document. */
  stored: string
}

/** Finds what a store shows at an address, in one read-only transaction. */
export async function resolvePage(around: Surroundings, storeId: string, address: Address): Promise<Resolution> {
  try {
    return await readPage(around, storeId, address, readBlockData)
  } catch (error) {
    if (!(error instanceof BlockDataError)) throw error
    const found = await readPage(around, storeId, address, failedBlockData)
    return found.kind === 'page' ? { ...found, failure: error } : found
  }
}

async function readPage(
  around: Surroundings,
  storeId: string,
  address: Address,
  readData: Reading['readData'],
): Promise<Resolution> {
  const found = await findPage(around, storeId, address, readData)
  if (found.kind !== 'undrawn') return found
  // Outside the transaction, so that no connection waits for a worker.
  const drawn = await around.work.run('page.blocks', storeId, found.stored)
  const again = await findPage(around, storeId, address, readData, drawn)
  if (again.kind === 'undrawn') throw new Error('A page with drawn blocks was not assembled.')
  return again
}

function findPage(
  around: Surroundings,
  storeId: string,
  { place, path, pathnames }: Address,
  readData: Reading['readData'],
  drawn?: DrawnBlocks,
): Promise<Resolution | Undrawn> {
  if (place.kind === 'moved') return Promise.resolve({ kind: 'moved', to: place.to })
  const { db, pictures } = around
  return readStore(db, storeId, async (trx): Promise<Resolution | Undrawn> => {
    const search = searchIn(trx, storeId, around)
    const [frame, parts] = await Promise.all([search.frame, partsOf(search, place)])
    if (parts) {
      const stored = storedDocument(parts.content, frame.globalContent)
      if (!drawn && !isDrawnFast(stored)) return { kind: 'undrawn', stored }
      return { kind: 'page', ...(await assemble({ trx, pictures, readData }, frame, parts, path, drawn ?? drawnBlocks(stored))) }
    }
    const to = await redirectFor(trx, storeId, place, pathnames)
    return to === undefined ? { kind: 'nowhere' } : { kind: 'moved', to }
  })
}

/** The page of a store that says that there is none. */
export const notFoundPayload = (around: Surroundings, storeId: string): Promise<Assembled> =>
  readStore(around.db, storeId, async (trx) => {
    const search = searchIn(trx, storeId, around)
    const [frame, parts] = await Promise.all([search.frame, notFoundPage(search)])
    const drawn = drawnBlocks(storedDocument(parts.content, frame.globalContent))
    return assemble({ trx, pictures: around.pictures, readData: readBlockData }, frame, parts, parts.canonical, drawn)
  })

const searchIn = (trx: StoreTrx, storeId: string, { frames, pages }: Surroundings): Search => ({
  trx,
  storeId,
  frame: frames.of(trx, storeId),
  page: (slug) => pages.of(trx, storeId, slug),
})

async function partsOf(search: Search, place: Place): Promise<PageParts | undefined> {
  switch (place.kind) {
    case 'page':
      return contentPage(search, place.slug)
    case 'product':
      return productPage(search, place.slug)
    case 'collection':
      return collectionPage(search, place.slug, place.listing)
    case 'shop':
      return shopPage(search, place.listing)
    case 'search':
      return searchPage(search, place.listing)
    case 'checkout':
      return checkoutPage(search)
    case 'order':
      return orderPage(search, place.token)
    default:
      return undefined
  }
}

/** Redirects count where no page exists. A product's is kept under its one path, or an older one, and applies to its other paths too. */
async function redirectFor(trx: StoreTrx, storeId: string, place: Place, pathnames: readonly string[]) {
  const from = [...pathnames, ...(place.kind === 'product' ? [productPath(place.slug), `/product/${place.slug}`] : [])]
  for (const pathname of new Set(from)) {
    const to = await findRedirect(trx, storeId, pathname)
    if (to !== undefined) return to
  }
  return undefined
}

async function assemble(reading: Reading, frame: Frame, parts: PageParts, path: string, drawn: DrawnBlocks): Promise<Assembled> {
  const { store, currency } = frame
  const { kind, product, related, listing, checkout, order } = parts
  const replaced = kind === 'shop' ? drawn.content.find(isGridOfAll) : undefined
  const all = [...drawn.header, ...drawn.content, ...drawn.footer].filter((block) => block !== replaced)
  const { data, shows } = await reading.readData(reading.trx, all, { storeId: store.storeId, currency, product })
  // A template with products of its own says by itself what else there is.
  const recommends = askedBy(drawn.content).some(({ asked }) => asked.products)
  const more = { ...drawn, data, product, related: recommends ? undefined : related, checkout, order }
  const shown = { ...more, listing: listing && { ...listing, ...(replaced && { replaces: replaced.id }) } }
  const pictures = await readPictures(reading, store.storeId, { store, shown })
  return {
    payload: { store, route: { kind, path }, meta: metaOf(frame, parts), ...shown, pictures: pictures.sources },
    shows: [...parts.shows, ...shows, ...pictures.shows],
  }
}

/** On the shop page the list takes the place of a grid of all products, which it is itself, with filters and pages beside. */
const isGridOfAll = ({ type, props }: PageBlock) =>
  type === 'simpleProductGrid' && props.layout === 'grid' && props.productCollection === 'latest'

function metaOf(frame: Frame, parts: PageParts): PagePayload['meta'] {
  const { store, origin } = frame
  const { title, description, image, noindex, canonical, crumbs, schemas } = parts
  const trail = crumbs.length > 0 ? [breadcrumbs([{ name: words.home, path: '/' }, ...crumbs], origin)] : []
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
