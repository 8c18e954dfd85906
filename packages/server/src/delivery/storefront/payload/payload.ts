import type { PagePayload } from '@blockfront/storefront/payload'
import type { PublishedDataCache } from '../../../ground/cache/published-data.ts'
import type { Config } from '../../../ground/config.ts'
import type { Database } from '../../../ground/db/database.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import type { Workers } from '../../../ground/workers/workers.ts'
import { localizePath } from '../../../modules/translation/index.ts'
import { toAppError } from '../../http/app.ts'
import { pageTexts } from '../messages.ts'
import { BlockDataError, failedBlockData, readBlockData } from './block-data.ts'
import {
  completed,
  drawHeading,
  fillTexts,
  getRenderableBlocks,
  isPreparedQuickly,
  listsAllProducts,
  queriesOf,
  type RenderableBlocks,
  storedDocument,
} from './blocks.ts'
import { readComponents } from './components.ts'
import { loadImagesIn } from './images.ts'
import { alternatesOf, languageLinks } from './languages.ts'
import { absolute, breadcrumbs } from './metadata/schema-org.ts'
import { shareImage } from './metadata/share-image.ts'
import type { Breadcrumb, PageContent, Search } from './page-parts.ts'
import { accountPage } from './pages/account-page.ts'
import { checkoutPage } from './pages/checkout-page.ts'
import { contentPage } from './pages/content-page.ts'
import { failedPage } from './pages/failed-page.ts'
import { collectionPage, searchPage, shopPage } from './pages/listing-page.ts'
import { notFoundPage } from './pages/not-found-page.ts'
import { orderPage } from './pages/order-page.ts'
import { productPage } from './pages/product-page.ts'
import { wishlistPage } from './pages/wishlist-page.ts'
import { findPublishedPage } from './published-page.ts'
import { redirectTarget } from './redirect-target.ts'
import type { StoreRoute, StoreUrl } from './request-url.ts'
import { getStoreLayout, getTranslatedLayout, type StoreLayout } from './store-layout.ts'
import { translateShown } from './translate-shown.ts'

/** The result of resolving a URL: a page, a redirect, or nothing. */
export type ResolvedUrl =
  | ({ kind: 'page' } & ResolvedPage)
  | { kind: 'redirect'; to: string }
  /** `locale`: the additional language of the URL, if the store has it. */
  | { kind: 'not-found'; locale?: string | undefined }

export interface ResolvedPage {
  payload: PagePayload
  /** Cache tags of all that it shows in addition to the store itself. */
  tags: string[]
  /** Why the page, or the data of its blocks, is missing. It must not be cached. */
  failure?: Error
}

export interface PayloadContext {
  db: Database
  config: Config
  published: PublishedDataCache
  work: Workers
}

type ReadContext = { trx: StoreTrx; published: PublishedDataCache; readData: typeof readBlockData }

/** A page whose blocks a worker must prepare first. */
interface UnpreparedPage {
  kind: 'unprepared'
  /** The stored document. */
  stored: string
}

/** Finds the page of a store at a URL, in one read-only transaction. */
export async function resolvePage(context: PayloadContext, storeId: string, url: StoreUrl): Promise<ResolvedUrl> {
  try {
    return await readPage(context, storeId, url, readBlockData)
  } catch (error) {
    if (error instanceof BlockDataError) {
      const found = await readPage(context, storeId, url, failedBlockData)
      return found.kind === 'page' ? { ...found, failure: error } : found
    }
    const isShown = shownAsFailed.has(url.route.kind) && toAppError(error).code === 'internal'
    // Without a layout, nothing of the store can be shown.
    const page = isShown ? await failedPayload(context, storeId, url).catch(() => undefined) : undefined
    if (!page) throw error
    return { kind: 'page', ...page, failure: new Error('The page could not be loaded', { cause: error }) }
  }
}

/** The routes whose failure is shown in the layout of the store. The others are private, or have another layout. */
const shownAsFailed: ReadonlySet<StoreRoute['kind']> = new Set(['page', 'product', 'collection', 'shop', 'search', 'wishlist'])

/** The layout with an error instead of the page of a URL. */
const failedPayload = (context: PayloadContext, storeId: string, url: StoreUrl): Promise<ResolvedPage> =>
  withStoreReadOnly(context.db, storeId, async (trx) => {
    const language = await languageOfUrl(trx, storeId, context, url)
    return payloadWithoutBlocks(context, searchIn(trx, storeId, context, language?.locale), failedPage, failedBlockData, url.path)
  })

/** A page that consists of the layout and one screen. */
async function payloadWithoutBlocks(
  { published }: PayloadContext,
  search: Search,
  page: (search: Search) => Promise<PageContent>,
  readData: ReadContext['readData'],
  path?: string,
): Promise<ResolvedPage> {
  const [layout, parts] = await Promise.all([search.layout, page(search)])
  const blocks = getRenderableBlocks(layout.noContent, layout)
  return buildPayload({ trx: search.trx, published, readData }, layout, parts, path ?? parts.canonical, blocks)
}

async function readPage(
  context: PayloadContext,
  storeId: string,
  url: StoreUrl,
  readData: ReadContext['readData'],
): Promise<ResolvedUrl> {
  const found = await findPage(context, storeId, url, readData)
  if (found.kind !== 'unprepared') return found
  // Outside the transaction, so that no connection waits for a worker.
  const blocks = await context.work.run('page.blocks', storeId, found.stored)
  const again = await findPage(context, storeId, url, readData, blocks)
  if (again.kind === 'unprepared') throw new Error('A page with prepared blocks was not built.')
  return again
}

function findPage(
  context: PayloadContext,
  storeId: string,
  url: StoreUrl,
  readData: ReadContext['readData'],
  prepared?: RenderableBlocks,
): Promise<ResolvedUrl | UnpreparedPage> {
  const { route, path, pathnames, query } = url
  if (route.kind === 'redirect') return Promise.resolve({ kind: 'redirect', to: route.to })
  const { db, published } = context
  return withStoreReadOnly(db, storeId, async (trx): Promise<ResolvedUrl | UnpreparedPage> => {
    const isPage = async (other: StoreRoute) =>
      (await loadPageParts(searchIn(trx, storeId, context, undefined), other)) !== undefined
    const language = await languageOfUrl(trx, storeId, context, url)
    if (language?.isMain) return { kind: 'redirect', to: language.withoutLanguage }
    if (url.language !== undefined && !language) {
      // Emails link to orders in their language, which the store may have removed since.
      if (route.kind === 'order') return { kind: 'redirect', to: url.pathInLanguage ?? '/' }
      const to = await redirectTarget(trx, storeId, { route: NO_ROUTE, pathnames, query }, isPage)
      return to === undefined ? { kind: 'not-found' } : { kind: 'redirect', to }
    }
    const search = searchIn(trx, storeId, context, language?.locale)
    const [layout, parts] = await Promise.all([search.layout, loadPageParts(search, route)])
    if (parts?.kind === 'checkout')
      return { kind: 'page', ...(await buildPayload({ trx, published, readData }, layout, parts, path, NO_BLOCKS)) }
    if (parts) {
      const { content = layout.noContent } = parts
      const { around, tags } = await readComponents(published, trx, { storeId, locale: language?.locale }, content, layout)
      if (!prepared && !isPreparedQuickly(content, around)) return { kind: 'unprepared', stored: storedDocument(content, around) }
      const blocks = prepared ?? getRenderableBlocks(content, around)
      const tagged = { ...parts, tags: [...parts.tags, ...tags] }
      return { kind: 'page', ...(await buildPayload({ trx, published, readData }, layout, tagged, path, blocks)) }
    }
    const to = await redirectTarget(trx, storeId, { route: language ? NO_ROUTE : route, pathnames, query }, isPage)
    if (to !== undefined) return { kind: 'redirect', to }
    // A redirect of the main language applies to the others.
    const unlocalized = { route, pathnames: url.pathnamesInLanguage ?? [], query }
    const inLanguage = language && (await redirectTarget(trx, storeId, unlocalized, isPage))
    if (inLanguage) return { kind: 'redirect', to: localizePath(layout.root, inLanguage) }
    return { kind: 'not-found', locale: language?.locale }
  })
}

const NO_ROUTE: StoreRoute = { kind: 'not-found' }

/** The language that a URL names: one of the store's published ones, or the main language, whose URLs do not name it. */
async function languageOfUrl(
  trx: StoreTrx,
  storeId: string,
  { config, published }: PayloadContext,
  { language, pathInLanguage = '/' }: StoreUrl,
): Promise<{ locale: string; isMain: boolean; withoutLanguage: string } | undefined> {
  if (language === undefined) return undefined
  const { languages } = await getStoreLayout(published, trx, storeId, config)
  const found = languages.find(({ locale }) => locale.toLowerCase() === language)
  return found && { locale: found.locale, isMain: found.root === '', withoutLanguage: pathInLanguage }
}

/** The not-found page of the store, in one of its additional languages or in the main one. */
export const notFoundPayload = (context: PayloadContext, storeId: string, locale: string | undefined): Promise<ResolvedPage> =>
  withStoreReadOnly(context.db, storeId, (trx) =>
    payloadWithoutBlocks(context, searchIn(trx, storeId, context, locale), notFoundPage, readBlockData),
  )

/** The context for finding a published page. */
export function searchIn(
  trx: StoreTrx,
  storeId: string,
  { config, published }: PayloadContext,
  locale: string | undefined,
): Search {
  const main = getStoreLayout(published, trx, storeId, config)
  return {
    trx,
    storeId,
    layout: locale ? main.then((layout) => getTranslatedLayout(published, trx, layout, locale)) : main,
    locale,
    page: (slug) => findPublishedPage(published, trx, storeId, { slug, locale }),
  }
}

/** Loads what a route shows; undefined if there is nothing. */
export async function loadPageParts(search: Search, route: StoreRoute): Promise<PageContent | undefined> {
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
    case 'account':
      return accountPage(search)
    case 'wishlist':
      return wishlistPage(search)
    case 'order':
      return orderPage(search, route.token)
    default:
      return undefined
  }
}

/** The checkout has its own header and footer, and no blocks. */
const NO_BLOCKS: RenderableBlocks = { header: [], content: [], footer: [] }

/** The kinds of pages that show the way to them. */
const showsCrumbs: ReadonlySet<PageContent['kind']> = new Set(['product', 'collection'])

/** Reads the data of the blocks, and returns the payload of a page. */
export async function buildPayload(
  context: ReadContext,
  layout: StoreLayout,
  parts: PageContent,
  path: string,
  prepared: RenderableBlocks,
): Promise<ResolvedPage> {
  const { store, currency } = layout
  const { kind, product, related, listing, checkout, order, failure } = parts
  const filled = parts.textFields ? { ...prepared, content: fillTexts(prepared.content, parts.textFields) } : prepared
  const blocks = product?.rating ? { ...filled, content: completed(filled.content, 'product') } : filled
  // On the shop page the list replaces a block that lists all products: it is the same, with filters and pages.
  const replaced = kind === 'shop' ? blocks.content.find(listsAllProducts) : undefined
  const all = [...blocks.header, ...blocks.content, ...blocks.footer].filter((block) => block !== replaced)
  const { data, tags } = await context.readData(context.trx, all, {
    storeId: store.storeId,
    currency,
    locale: store.locale,
    timezone: store.timezone,
    product,
    ...(parts.categoryIds && { categoryIds: parts.categoryIds }),
  })
  // A template with product blocks replaces the related products.
  const recommends = queriesOf(blocks.content).some(({ queries }) => queries.products || queries.related)
  const more = { ...blocks, data, product, related: recommends ? undefined : related, checkout, order }
  const shown = { ...more, listing: listing && { ...listing, ...(replaced && { replaces: replaced.id }) } }
  const images = await loadImagesIn(context, store.storeId, { store, shown })
  const shared = await loadImagesIn(context, store.storeId, [parts.image, layout.socialImage])
  const isTranslated = layout.root !== ''
  if (isTranslated) await translateShown(context.trx, store, shown)
  return {
    payload: {
      store,
      route: { kind, path },
      ...(layout.languages.length > 1 && { languages: languageLinks(layout, kind === 'notFound' ? '/' : path) }),
      meta: metaOf(layout, parts, { ...images.sources, ...shared.sources }),
      ...(kind === 'page' && !drawHeading(blocks.content) && { needsHeading: true }),
      ...(showsCrumbs.has(kind) && { crumbs: trailOf(layout, parts.crumbs) }),
      ...shown,
      ...(failure && { failure }),
      pictures: images.sources,
    },
    tags: [...parts.tags, ...tags, ...images.tags, ...shared.tags, ...(isTranslated ? [cacheTags.language(store.locale)] : [])],
  }
}

/** The crumbs of a page after the home page, with paths in the language of the layout. */
const trailOf = ({ store, root }: StoreLayout, crumbs: readonly Breadcrumb[]): Breadcrumb[] =>
  [{ name: pageTexts(store.locale).home, path: '/' }, ...crumbs].map(({ name, path }) => ({
    name,
    path: localizePath(root, path),
  }))

function metaOf(layout: StoreLayout, parts: PageContent, sources: PagePayload['pictures']): PagePayload['meta'] {
  const { store, origin, root, socialImage } = layout
  const { title, description, image, noindex, canonical, crumbs, schemas } = parts
  const trail = crumbs.length > 0 ? [breadcrumbs(trailOf(layout, crumbs), origin)] : []
  const candidates = [
    { url: image, alt: parts.product?.name ?? title },
    { url: socialImage, alt: store.name },
    { url: store.logo, alt: store.name, isLogo: true },
  ]
  return {
    title: title || store.name,
    description,
    canonical: absolute(origin, localizePath(root, canonical)),
    alternates: noindex ? [] : alternatesOf(layout, canonical),
    image: shareImage(candidates, sources, origin),
    noindex,
    jsonLd: [...(schemas?.(layout) ?? []), ...trail],
  }
}
