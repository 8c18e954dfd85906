import {
  demoCategories,
  demoDetails,
  demoGlobalContent,
  demoPages,
  demoTokens,
  starterUrl,
  wholeCatalog,
} from '@blockfront/starter'
import { sql } from 'kysely'
import type pg from 'pg'
import { insertCatalog, insertStore } from '../flows/create-store/index.ts'
import { recordAudit } from '../ground/audit.ts'
import type { ServerContext } from '../ground/context.ts'
import { newId } from '../ground/db/id.ts'
import { withStore, withStoreReadOnly } from '../ground/db/scope.ts'
import { invalidate } from '../ground/events/store-events.ts'
import { platformHostname } from '../ground/hostname.ts'
import { insertCheckoutDefaults } from '../modules/checkout/index.ts'
import { insertPages } from '../modules/page/index.ts'
import { insertTestMethod } from '../modules/payment/index.ts'
import { writeDetails } from '../modules/store/index.ts'
import { insertTaxRates } from '../modules/tax/index.ts'
import { demoAccount, insertDemoAccount } from './account.ts'
import { addDemoDiscounts } from './discounts.ts'
import { placeDemoOrders } from './orders.ts'
import { importPictures } from './pictures.ts'
import { insertDemoStaff } from './staff.ts'
import { demoTaxRates } from './tax-rates.ts'
import { insertDemoVisits } from './visits.ts'
import { demoZones } from './zones.ts'

const demoStore = { name: 'Demo', storeEmail: 'hello@example.com' }
const currency = 'USD'
/** The action in the audit log that marks a complete demo. */
const LOADED = 'demo.loaded'

export interface Demo {
  email: string
  password: string
  host: string
}

/**
 * Fills an empty database with an account and a store that show every feature. After an interruption, the next start continues;
 * two processes take turns. Returns undefined for a database with other accounts.
 */
export async function loadDemo(serverContext: ServerContext, owner: pg.Pool): Promise<Demo | undefined> {
  const turn = await owner.connect()
  try {
    await turn.query(`select pg_advisory_lock(hashtextextended('blockfront/demo', 0))`)
    const shop = (await findShop(serverContext)) ?? (await foundShop(serverContext))
    if (!shop) return undefined
    if (!(await isLoaded(serverContext, shop.storeId))) {
      await fill(serverContext, shop.storeId)
      await addDemoDiscounts({ ...serverContext, store: shop, session: { userId: shop.ownerId } })
      await placeDemoOrders(serverContext, owner, shop)
      await insertDemoVisits(serverContext, shop.storeId)
      // No emails are sent for demo orders.
      await owner.query('delete from outbox where about_store_id = $1', [shop.storeId])
      await withStore(serverContext.db, shop.storeId, (trx) =>
        recordAudit(trx, { storeId: shop.storeId, actorId: shop.ownerId, action: LOADED, target: shop.storeId }),
      )
    }
    return { email: demoAccount.email, password: demoAccount.password, host: shop.host }
  } finally {
    await turn.query(`select pg_advisory_unlock(hashtextextended('blockfront/demo', 0))`).catch(() => {})
    turn.release()
  }
}

interface Shop {
  storeId: string
  host: string
  ownerId: string
}

async function findShop({ db, config }: ServerContext): Promise<Shop | undefined> {
  const user = await db.selectFrom('users').select('id').where('email', '=', demoAccount.email).executeTakeFirst()
  if (!user) return undefined
  const { rows } = await sql<{ store_id: string }>`
    select s.store_id from stores_of_user(${user.id}) s where s.role = 'owner'`.execute(db)
  const host = platformHostname('demo', config.mainHostname)
  for (const { store_id: storeId } of rows) {
    const found = await withStoreReadOnly(db, storeId, (trx) =>
      trx.selectFrom('domains').select('host').where('store_id', '=', storeId).where('host', '=', host).executeTakeFirst(),
    )
    if (found) return { storeId, host, ownerId: user.id }
  }
  return undefined
}

/** Account and store in one transaction: an account without the store is one whose owner deleted it. */
async function foundShop({ db, config }: ServerContext): Promise<Shop | undefined> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return undefined
  const storeId = newId()
  const host = platformHostname('demo', config.mainHostname)
  return withStore(db, storeId, async (trx) => {
    const { userId: ownerId, passwordHash } = await insertDemoAccount(trx)
    const at = { subdomain: 'demo', hostname: host }
    await insertStore(trx, { ...demoStore, ...at, storeId, ownerId, currency, tokens: demoTokens, isOpen: true })
    const { address, social_links, ...details } = demoDetails
    await writeDetails(trx, storeId, { ...details, address: JSON.stringify(address), social_links: JSON.stringify(social_links) })
    await insertCheckoutDefaults(trx, storeId, demoZones)
    await insertTaxRates(trx, storeId, demoTaxRates)
    await insertTestMethod(trx, { db, config, storeId })
    await insertDemoStaff(trx, { storeId, ownerId, passwordHash })
    return { storeId, host, ownerId }
  })
}

const isLoaded = ({ db }: ServerContext, storeId: string) =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const own = trx.selectFrom('audit_log').select('id').where('store_id', '=', storeId)
    return (await own.where('action', '=', LOADED).limit(1).executeTakeFirst()) !== undefined
  })

/** Images first, one by one; then catalog and pages in parallel. */
async function fill(serverContext: ServerContext, storeId: string): Promise<void> {
  const started = await withStoreReadOnly(serverContext.db, storeId, (trx) =>
    trx.selectFrom('pages').select('id').where('store_id', '=', storeId).limit(1).executeTakeFirst(),
  )
  if (started) return
  const images = await importPictures(serverContext, storeId, shownPictures())
  const pictureUrl = (name: string) => images.get(name) ?? starterUrl(name)
  const moved = <Blocks>(blocks: Blocks): Blocks => {
    const json = [...images].reduce((text, [name, url]) => text.replaceAll(starterUrl(name), url), JSON.stringify(blocks))
    return JSON.parse(json)
  }
  await withStore(serverContext.db, storeId, async (trx) => {
    const catalog = { categories: demoCategories, products: wholeCatalog }
    const ids = await insertCatalog(trx, { storeId, currency }, { ...catalog, imageUrl: pictureUrl, isDemo: false })
    const pages = demoPages(demoStore, { category: (slug) => ids.get(slug) ?? 'latest', promises: newId() })
    await insertPages(trx, storeId, { globalContent: demoGlobalContent(demoStore), pages: moved(pages) })
    await invalidate(trx, storeId)
  })
}

/** The images on lists and pages, with their alternative texts. Other gallery images keep their URLs. */
function shownPictures(): Map<string, string> {
  const written = JSON.stringify(demoPages(demoStore, { category: () => 'latest', promises: '' }))
  const onPages = [...written.matchAll(/\/starter\/([a-z0-9-]+?)-\d+x\d+-/g)].map(([, name = '']): [string, string] => [name, ''])
  return new Map([
    ...onPages,
    ...demoCategories.map(({ picture, name }): [string, string] => [picture, name]),
    ...wholeCatalog.flatMap(({ pictures, name }): [string, string][] => (pictures[0] ? [[pictures[0], name]] : [])),
  ])
}
