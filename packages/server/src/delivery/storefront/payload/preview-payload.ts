import { sql } from 'kysely'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import {
  COMPONENT,
  contentRow,
  isTemplate,
  type PageRow,
  pageRow,
  settingsColumns,
  validOverrides,
} from '../../../modules/page/index.ts'
import { previewedPageId } from '../../../modules/preview/index.ts'
import { storedTheme, storeRow } from '../../../modules/store/index.ts'
import { pageTexts } from '../messages.ts'
import { readBlockData } from './block-data.ts'
import { getRenderableBlocks, isPreparedQuickly, type RenderableBlocks, storedDocument } from './blocks.ts'
import { readComponents } from './components.ts'
import { listLook } from './list-look.ts'
import { readListingQuery } from './listing-query.ts'
import { buildPayload, loadPageParts, type PayloadContext, type ResolvedPage, searchIn } from './payload.ts'
import type { PublishedPage } from './published-page.ts'
import type { StoreRoute } from './request-url.ts'
import { type StoreLayout, shownTheme } from './store-layout.ts'

/**
 * Returns the page of a preview link: the draft of its blocks and settings, with the drafts of header, footer and theme. Its links lead to the
 * published pages. Undefined if the link has expired or was revoked, or if there is nothing that the template can show.
 */
export async function previewPayload(
  context: PayloadContext,
  storeId: string,
  preview: { previewId: string; path: string },
): Promise<ResolvedPage | undefined> {
  const found = await findPreview(context, storeId, preview)
  if (!found || 'payload' in found) return found
  // Outside the transaction, so that no connection waits for a worker.
  const blocks = await context.work.run('page.blocks', storeId, found.stored)
  const again = await findPreview(context, storeId, preview, blocks)
  return again && 'payload' in again ? again : undefined
}

const findPreview = (
  context: PayloadContext,
  storeId: string,
  { previewId, path }: { previewId: string; path: string },
  prepared?: RenderableBlocks,
): Promise<ResolvedPage | { stored: string } | undefined> =>
  withStoreReadOnly(context.db, storeId, async (trx) => {
    const pageId = await previewedPageId(trx, storeId, previewId)
    const row = pageId === undefined ? undefined : await pageRow(trx, storeId, pageId)
    const route = row && (await routeOf(trx, row))
    if (!route) return undefined
    const search = searchIn(trx, storeId, context, undefined)
    const page = draftPage(row)
    const drafted = await draftLayout(trx, storeId, await search.layout)
    const layout = row.type === 'shop' ? withLists(drafted, listLook(page.content.json)) : drafted
    const parts = await loadPageParts(
      {
        ...search,
        layout: Promise.resolve(layout),
        // The chosen product or category may have another template.
        page: (slug) => (slug === row.slug || isTemplate(row.type) ? Promise.resolve(page) : search.page(slug)),
      },
      route,
    )
    if (!parts) return undefined
    const { content = layout.noContent } = parts
    const { around } = await readComponents(context.published, trx, { storeId }, content, layout)
    if (!prepared && !isPreparedQuickly(content, around)) return { stored: storedDocument(content, around) }
    const blocks = prepared ?? getRenderableBlocks(content, around)
    const built = await buildPayload(
      { trx, published: context.published, readData: readBlockData },
      layout,
      { ...parts, noindex: true, schemas: undefined },
      path,
      blocks,
    )
    return { ...built, payload: { ...built.payload, previewNote: pageTexts(layout.store.locale).previewNote } }
  })

const withLists = (layout: StoreLayout, lists: StoreLayout['store']['lists']): StoreLayout => ({
  ...layout,
  store: { ...layout.store, lists },
})

/** A template shows the newest product or the first category that chose it; without one, of the whole store. */
async function routeOf(trx: StoreTrx, { store_id: storeId, type, slug, id }: PageRow): Promise<StoreRoute | undefined> {
  switch (type) {
    case 'checkout':
    case COMPONENT:
      return undefined
    case 'shop':
      return { kind: 'shop', listing: readListingQuery(new URLSearchParams(), 'shop') }
    case 'product': {
      const product = await trx
        .selectFrom('products')
        .select('slug')
        .where('store_id', '=', storeId)
        .where('status', '=', 'active')
        .orderBy(sql`template_id is not distinct from ${id}`, 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return product && { kind: 'product', slug: product.slug }
    }
    case 'collection': {
      const category = await trx
        .selectFrom('categories')
        .select('slug')
        .where('store_id', '=', storeId)
        .orderBy(sql`template_id is not distinct from ${id}`, 'desc')
        .orderBy('position')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return (
        category && { kind: 'collection', slug: category.slug, listing: readListingQuery(new URLSearchParams(), 'collection') }
      )
    }
    default:
      return { kind: 'page', slug }
  }
}

function draftPage(row: PageRow): PublishedPage {
  const { slug: _slug, ...settings } = validOverrides(row)
  const columns = Object.entries(settingsColumns(settings)).filter(([, value]) => value !== undefined)
  return { ...row, ...Object.fromEntries(columns), content: { json: JSON.stringify(row.draft) } }
}

/** The layout with the drafts of header, footer and theme, and without the pixel. */
async function draftLayout(trx: StoreTrx, storeId: string, layout: StoreLayout): Promise<StoreLayout> {
  const [content, store] = await Promise.all([contentRow(trx, storeId), storeRow(trx, storeId)])
  const theme = store.theme_draft === null ? undefined : storedTheme({ theme: store.theme_draft })
  return {
    ...layout,
    globalContent: JSON.stringify(content.draft),
    languages: [],
    noContent: { json: '[]' },
    store: {
      ...layout.store,
      fbPixelId: '',
      consent: 'none',
      tracking: undefined,
      ...(theme && (await shownTheme(trx, storeId, theme))),
    },
  }
}
