import type { Listing } from '@blockfront/storefront/payload'
import { cacheTags } from '../../../../ground/events/cache-tags.ts'
import { categoryTrail, findCategory, loadSubcategories } from '../../../../modules/category/index.ts'
import { DEFAULT_TEMPLATES, templateSlug } from '../../../../modules/page/index.ts'
import { loadListing } from '../../../../modules/product/index.ts'
import { translateCategory } from '../../../../modules/translation/index.ts'
import { type PageTexts, pageTexts, titleIn } from '../../messages.ts'
import { type ListingAddress, listingOf, unreadPrices } from '../listing-query.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** Products on one page of the shop or a collection: whole rows in two, three and four columns. */
const PAGE_SIZE = 24

/** product.md, point 9. */
const SEARCH_SIZE = 16

/** One page of a list; undefined behind its end. */
async function read(
  { trx, storeId, layout, locale }: Search,
  heading: string,
  address: ListingAddress,
  size: number,
  category?: string,
) {
  // Only prices depend on the store's locale and currency; other lists are read while the layout still is.
  const money = address.query.minPrice || address.query.maxPrice ? (await layout).store : undefined
  const listed = listingOf(address, size, money)
  const found = await loadListing(trx, storeId, { ...listed, within: category, locale })
  if (address.page > 0 && address.page >= found.totalPages) return undefined
  const { content: items, facets, totalElements, totalPages } = found
  const { page, query } = address
  const unread = money && unreadPrices(address, money)
  const listing: Listing = {
    heading,
    items,
    facets,
    totalElements,
    totalPages,
    page,
    query,
    ...(unread && { unreadPrices: unread }),
  }
  return listing
}

/** The texts in the store's language. */
const textsOf = async ({ layout }: Search) => pageTexts((await layout).store.locale)

const titleOf = (texts: PageTexts, title: string, { page }: ListingAddress) =>
  page > 0 ? texts.page({ title, number: page + 1 }) : title

/** To search engines, filtered and sorted lists are the unfiltered list; its further pages are separate pages. */
const canonicalOf = (path: string, { page, narrowed }: ListingAddress) =>
  page > 0 && !narrowed ? `${path}?page=${page + 1}` : path

/** All products, below the blocks of the shop page. */
export async function shopPage(search: Search, address: ListingAddress): Promise<PageContent | undefined> {
  const row = await search.page('shop')
  const name = row?.name ?? (await textsOf(search)).shop
  const listing = await read(search, name, address, PAGE_SIZE)
  const texts = await textsOf(search)
  return (
    listing && {
      kind: 'shop',
      tags: [cacheTags.page('shop'), cacheTags.list, cacheTags.categories],
      content: row?.content,
      title: titleOf(texts, row?.meta_title || name, address),
      description: row?.meta_description ?? '',
      image: row?.og_image ?? '',
      noindex: row?.noindex ?? false,
      canonical: canonicalOf('/shop', address),
      crumbs: [{ name, path: '/shop' }],
      listing,
    }
  )
}

/** A category's products, below the blocks of its template or of the default one, if any. */
export async function collectionPage(search: Search, slug: string, address: ListingAddress): Promise<PageContent | undefined> {
  const { trx, storeId, locale, page } = search
  const [standard, found] = await Promise.all([page(DEFAULT_TEMPLATES.collection), findCategory(trx, storeId, { slug })])
  const template = found && (await templateSlug(trx, storeId, found.templateId))
  // While the chosen template is a draft, the default one shows the category.
  const row = (template && (await page(template))) || standard
  const category = found && locale ? await translateCategory(trx, locale, found) : found
  const listing = category && (await read(search, category.name, address, PAGE_SIZE, category.id))
  if (!listing) return undefined
  const path = `/collection/${category.slug}`
  const trail = await categoryTrail(trx, storeId, category.id, locale)
  const subcategories = await loadSubcategories(trx, storeId, category.id)
  const texts = await textsOf(search)
  return {
    kind: 'collection',
    tags: [
      cacheTags.page(DEFAULT_TEMPLATES.collection),
      ...(template ? [cacheTags.page(template)] : []),
      ...trail.map(({ id }) => cacheTags.category(id)),
      cacheTags.listOf(category.id),
      cacheTags.categories,
    ],
    content: row?.content,
    title: titleOf(texts, category.seoTitle || category.name, address),
    description: category.metaDescription || category.description,
    image: category.image || (row?.og_image ?? ''),
    noindex: row?.noindex ?? false,
    canonical: canonicalOf(path, address),
    crumbs: [{ name: texts.shop, path: '/shop' }, ...trail],
    listing: { ...listing, subcategories },
  }
}

/** The results of a search; before a search, its field. */
export async function searchPage(search: Search, address: ListingAddress): Promise<PageContent | undefined> {
  const { q } = address.query
  const texts = await textsOf(search)
  const heading = q ? texts.results({ term: q }) : texts.search
  const nothing = {
    items: [],
    facets: { categories: [], price: null, attributes: [], inStock: 0 },
    totalElements: 0,
    totalPages: 0,
  }
  const listing = q ? await read(search, heading, address, SEARCH_SIZE) : { ...nothing, heading, page: 0, query: address.query }
  return (
    listing && {
      kind: 'search',
      tags: [],
      title: titleIn((await search.layout).store.name, heading),
      description: '',
      image: '',
      noindex: true,
      canonical: `/search${address.search}`,
      crumbs: [],
      listing,
    }
  )
}
