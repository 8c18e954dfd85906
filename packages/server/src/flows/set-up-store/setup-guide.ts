import type { HandlerOutput } from '@blockfront/contract'
import type { MemberContext } from '../../ground/context.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { isDefaultMethod, isOffered, methodsOf } from '../../modules/payment/index.ts'
import { ratesOf, zonesOf } from '../../modules/shipping/index.ts'
import { type StoredPage, storeRow, themeTexts } from '../../modules/store/index.ts'

type Setup = HandlerOutput<'store.setup'>

/** Pages that are searched for texts of the theme. */
const MAX_PAGES = 60

/** Larger pages are the owner's own work. Characters of JSON. */
const MAX_LENGTH = 200_000

/** Returns what a store has and still needs before it is opened. Everything is derived from its data. */
export const getSetup = ({ db, store: { storeId } }: Pick<MemberContext, 'db' | 'store'>): Promise<Setup> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const [row, products, policies, isShippingReviewed, methods, domain, pages] = await Promise.all([
      storeRow(trx, storeId),
      countProducts(trx, storeId),
      countPolicies(trx, storeId),
      hasReviewedShipping(trx, storeId),
      methodsOf(trx, storeId),
      customDomain(trx, storeId),
      publishedPages(trx, storeId),
    ])
    return {
      ...products,
      details: row.store_email !== '' && Boolean((row.address as { line1?: string }).line1),
      logo: row.logo !== '',
      policies,
      shipping: isShippingReviewed,
      payment: methods.some((method) => isOffered(method) && !isDefaultMethod(method)),
      domain: domain !== undefined,
      themeTexts: themeTexts(pages),
    }
  })

async function countProducts(trx: StoreTrx, storeId: string): Promise<{ products: number; demoProducts: number }> {
  const rows = await trx
    .selectFrom('products')
    .select(['is_demo', rowCount.as('count')])
    .where('store_id', '=', storeId)
    .where('status', '=', 'active')
    .groupBy('is_demo')
    .execute()
  const count = (isDemo: boolean) => rows.find(({ is_demo }) => is_demo === isDemo)?.count ?? 0
  return { products: count(false), demoProducts: count(true) }
}

async function countPolicies(trx: StoreTrx, storeId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('pages')
    .select(rowCount.as('count'))
    .where('store_id', '=', storeId)
    .where('type', '=', 'policy')
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow()
  return count
}

/** Whether there is a rate, and the owner has changed what every new store starts with: one zone with one free rate. */
async function hasReviewedShipping(trx: StoreTrx, storeId: string): Promise<boolean> {
  const [zones, rates] = await Promise.all([zonesOf(trx, storeId), ratesOf(trx, storeId)])
  const isStart = zones.length === 1 && rates.length === 1 && [...zones, ...rates].every(({ version }) => version === 1)
  return !isStart && rates.some(({ enabled }) => enabled)
}

const customDomain = (trx: StoreTrx, storeId: string) =>
  trx
    .selectFrom('domains')
    .select('id')
    .where('store_id', '=', storeId)
    .where('kind', '=', 'custom')
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst()

/** The published pages, and as part of the home page what is around all pages. */
async function publishedPages(trx: StoreTrx, storeId: string): Promise<StoredPage[]> {
  const [rows, around] = await Promise.all([
    trx
      .selectFrom('pages')
      .select(['id', 'name', 'type', 'published'])
      .where('store_id', '=', storeId)
      .where('status', '=', 'published')
      .where('published', 'is not', null)
      .orderBy('position')
      .limit(MAX_PAGES)
      .execute(),
    trx.selectFrom('store_content').select('published').where('store_id', '=', storeId).executeTakeFirst(),
  ])
  return rows
    .filter(({ published }) => JSON.stringify(published).length <= MAX_LENGTH)
    .map(({ id, name, type, published }) => ({
      pageId: id,
      name,
      content: type === 'home' ? { content: published, globalContent: around?.published } : published,
    }))
}
