import { sql } from 'kysely'
import type { ServerContext } from '../ground/context.ts'
import { type StoreTrx, withStore } from '../ground/db/scope.ts'
import { dice } from './dice.ts'

/** Days with visits up to today: two periods of the dashboard, so that it compares them. */
const DAYS = 61

/** The sources of visits, with their shares in percent. */
const SOURCES: readonly [source: string, part: number][] = [
  ['', 33],
  ['google.com', 29],
  ['instagram.com', 14],
  ['pinterest.com', 10],
  ['newsletter', 8],
  ['facebook.com', 4],
  ['bing.com', 2],
]

interface Day {
  day: string
  /** Orders and the products in them. */
  orders: number
  sold: string[]
  /** The part of the day that has passed: 1 for past days. */
  passed: number
}

interface SourceCounts {
  visits: number
  product_views: number
  carts: number
  checkouts: number
  orders: number
}

type PageCounts = Map<string, { kind: string; item: string; views: number; carts: number }>

/** Counts the visits that the demo orders could have come from. The same on every start, and at least one for each order. */
export function insertDemoVisits({ db }: ServerContext, storeId: string): Promise<void> {
  return withStore(db, storeId, async (trx) => {
    const days = await readDays(trx, storeId)
    const items = await readItems(trx, storeId)
    // Products that sell are viewed more often.
    const viewed = [...items.products, ...days.flatMap(({ sold }) => sold)]
    for (const [i, day] of days.entries()) {
      // Seeds far apart: neighboring ones begin with similar numbers.
      const roll = dice(Math.imul(i + 1, 2_654_435_761))
      const visits = Math.round((18 + i * 0.7 + roll() * 14) * (i % 7 === 2 ? 1.35 : 1) * day.passed)
      const counted = countDay(day, Math.max(visits, day.orders), { ...items, viewed }, roll)
      await insertDay(trx, storeId, day.day, counted)
    }
  })
}

async function readDays(trx: StoreTrx, storeId: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select to_char(d.day, 'YYYY-MM-DD') as day, count(distinct o.id)::integer as orders,
           coalesce(array_agg(l.product_id) filter (where l.product_id is not null), '{}') as sold,
           case when d.day::date < (now() at time zone s.timezone)::date then 1
             else extract(epoch from (now() at time zone s.timezone)::time)::float8 / 86400 end as passed
      from stores s
      cross join generate_series((now() at time zone s.timezone)::date - ${DAYS - 1}::integer, (now() at time zone s.timezone)::date,
        interval '1 day') as d (day)
      left join orders o on o.store_id = ${storeId} and o.status not in ('cancelled', 'expired', 'pending_payment', 'draft')
        and (o.created_at at time zone s.timezone)::date = d.day::date
      left join order_lines l on l.store_id = ${storeId} and l.order_id = o.id
     where s.store_id = ${storeId}
     group by d.day, s.timezone order by d.day`.execute(trx)
  return rows
}

interface Items {
  home: string
  products: string[]
  categories: string[]
}

async function readItems(trx: StoreTrx, storeId: string): Promise<Items> {
  const [home, products, categories] = await Promise.all([
    trx.selectFrom('pages').select('id').where('store_id', '=', storeId).where('type', '=', 'home').executeTakeFirst(),
    trx
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', storeId)
      .where('status', '=', 'active')
      .orderBy('slug')
      .execute(),
    trx.selectFrom('categories').select('id').where('store_id', '=', storeId).orderBy('slug').execute(),
  ])
  return { home: home?.id ?? '', products: products.map(({ id }) => id), categories: categories.map(({ id }) => id) }
}

/** The first visitors order; of the others, fewer and fewer reach each step. */
function countDay(
  { orders, sold }: Day,
  visits: number,
  { home, viewed, categories }: Omit<Items, 'products'> & { viewed: readonly string[] },
  roll: () => number,
) {
  const sources = new Map<string, SourceCounts>()
  const pages: PageCounts = new Map()
  const add = (kind: string, item: string, views: number, carts = 0) => {
    if (item === '' && (kind === 'page' || kind === 'product' || kind === 'collection')) return
    const key = `${kind}/${item}`
    const page = pages.get(key) ?? { kind, item, views: 0, carts: 0 }
    pages.set(key, { ...page, views: page.views + views, carts: page.carts + carts })
  }
  const anyProduct = () => viewed[Math.floor(roll() * viewed.length)] ?? ''
  for (const product of sold) add('product', product, 1 + Math.floor(roll() * 3), 1)
  for (let visitor = 0; visitor < visits; visitor++) {
    const hasOrdered = visitor < orders
    const hasViewed = hasOrdered || roll() < 0.62
    const hasAdded = hasOrdered || (hasViewed && roll() < 0.15)
    const hasReached = hasOrdered || (hasAdded && roll() < 0.42)
    const source = sourceAt(roll() * 100)
    const counts = sources.get(source) ?? { visits: 0, product_views: 0, carts: 0, checkouts: 0, orders: 0 }
    sources.set(source, {
      visits: counts.visits + 1,
      product_views: counts.product_views + Number(hasViewed),
      carts: counts.carts + Number(hasAdded),
      checkouts: counts.checkouts + Number(hasReached),
      orders: counts.orders + Number(hasOrdered),
    })
    if (roll() < 0.7) add('page', home, 1)
    if (roll() < 0.35) add('shop', '', 1)
    if (roll() < 0.3) add('collection', categories[Math.floor(roll() * categories.length)] ?? '', 1)
    if (hasViewed && !hasOrdered) for (let view = 0; view <= roll() * 2; view++) add('product', anyProduct(), 1)
    if (hasAdded && !hasOrdered) add('product', anyProduct(), 1, 1)
    if (hasReached) add('checkout', '', 1)
  }
  return { sources, pages }
}

function sourceAt(percent: number): string {
  let end = 0
  for (const [source, part] of SOURCES) {
    end += part
    if (percent < end) return source
  }
  return ''
}

async function insertDay(
  trx: StoreTrx,
  storeId: string,
  day: string,
  { sources, pages }: ReturnType<typeof countDay>,
): Promise<void> {
  if (sources.size > 0)
    await trx
      .insertInto('daily_counts')
      .values([...sources].map(([source, counts]) => ({ store_id: storeId, day, source, ...counts })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (pages.size > 0)
    await trx
      .insertInto('daily_page_counts')
      .values(
        [...pages.values()].map(({ kind, item, views, carts }) => ({
          store_id: storeId,
          day,
          kind,
          item_id: item,
          views,
          carts,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
