import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/cluster.ts'
import { type Connection, connect } from './database.ts'
import { listText } from './list-text.ts'
import { withStore } from './scope.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect({ url: database.appUrl })
  for (const storeId of ['one', 'two']) await addStore(storeId)
  await withStore(connection.db, 'one', async (trx) => {
    await trx
      .insertInto('categories')
      .values({ store_id: 'one', id: 'garden', name: 'Gartenmöbel', slug: 'garden', parent_id: null })
      .execute()
  })
})
afterAll(async () => {
  await connection.close()
  await database.stop()
})

const addStore = (storeId: string) =>
  withStore(connection.db, storeId, (trx) =>
    trx.insertInto('stores').values({ store_id: storeId, name: storeId, subdomain: storeId, currency: 'USD' }).execute(),
  )

type Product = {
  name: string
  sku?: string
  tags?: string[]
  description?: string
  status?: 'active' | 'draft'
  category?: string
}

/** Fills store one with exactly these products, whose ids are their positions. */
async function fill(products: Product[]): Promise<void> {
  await withStore(connection.db, 'one', async (trx) => {
    await trx.deleteFrom('products').where('store_id', '=', 'one').execute()
    for (const [i, { name, sku = '', tags = [], description = '', status = 'active', category }] of products.entries()) {
      await trx
        .insertInto('products')
        .values({ store_id: 'one', id: String(i), name, slug: `p${i}`, sku, tags, description, status, price: 100 })
        .execute()
      if (category)
        await trx
          .insertInto('product_categories')
          .values({ store_id: 'one', product_id: String(i), category_id: category })
          .execute()
    }
  })
}

async function find(words: string, storeId = 'one', activeOnly = true): Promise<string[]> {
  const { rows } = await sql<{
    product_id: string
  }>`select product_id from search_products(${storeId}, ${words}, ${activeOnly})`.execute(connection.db)
  return rows.map((row) => row.product_id)
}

describe('product search', () => {
  it('finds words in any order and their beginnings', async () => {
    await fill([{ name: 'Red cotton shirt' }, { name: 'Blue shirt' }, { name: 'Red socks' }])
    expect(await find('shirt red')).toEqual(['0'])
    expect(await find('shi re')).toEqual(['0'])
    expect((await find('SHIRT')).sort()).toEqual(['0', '1'])
  })

  it('finds words with one or two letters wrong, left out, doubled or swapped', async () => {
    await fill([{ name: 'Leather backpack' }, { name: 'Ceramic teapot' }])
    for (const words of ['lether', 'leahter', 'lleather', 'laether backpak', 'bakcpack', 'backpck'])
      expect([words, await find(words)]).toEqual([words, ['0']])
    for (const words of ['teapto', 'ceramik', 'keramic', 'tepot']) expect([words, await find(words)]).toEqual([words, ['1']])
    expect(await find('telephone')).toEqual([])
  })

  it('finds accents with and without them', async () => {
    await fill([{ name: 'Crème brûlée torch' }, { name: 'Fußball' }])
    expect(await find('creme brulee')).toEqual(['0'])
    expect(await find('CRÈME')).toEqual(['0'])
    expect(await find('fussball')).toEqual(['1'])
  })

  it('ranks name over sku over tags over category over description', async () => {
    await fill([
      { name: 'E', description: '<p>Made of oak wood</p>' },
      { name: 'D', category: 'garden' },
      { name: 'C', tags: ['oak'] },
      { name: 'B', sku: 'OAK-1' },
      { name: 'Oak table' },
    ])
    expect(await find('oak')).toEqual(['4', '3', '2', '0'])
    await withStore(connection.db, 'one', (trx) =>
      trx
        .updateTable('categories')
        .set({ name: 'Oak things' })
        .where('store_id', '=', 'one')
        .where('id', '=', 'garden')
        .execute(),
    )
    expect(await find('oak')).toEqual(['4', '3', '2', '1', '0'])
    await withStore(connection.db, 'one', (trx) => trx.deleteFrom('product_categories').where('store_id', '=', 'one').execute())
    expect(await find('oak')).toEqual(['4', '3', '2', '0'])
  })

  it('finds words in different fields, and never HTML tags', async () => {
    await fill([{ name: 'Table', tags: ['oak'], description: '<div class="rustic">Handmade</div>' }])
    expect(await find('handmade oak table')).toEqual(['0'])
    expect(await find('rustic')).toEqual([])
    expect(await find('div')).toEqual([])
  })

  it('returns active products to shoppers, and all products to members', async () => {
    await fill([{ name: 'Lamp' }, { name: 'Lamp', status: 'draft' }])
    expect(await find('lamp')).toEqual(['0'])
    expect((await find('lamp', 'one', false)).sort()).toEqual(['0', '1'])
  })

  it('returns products of its store only', async () => {
    await fill([{ name: 'Lamp' }])
    expect(await find('lamp', 'two')).toEqual([])
  })

  it.each([
    '',
    '   ',
    '!!!',
    "'; drop table products; --",
    "a' | b",
    '\\',
    'a:* & !b',
    '<->',
    '💡',
    'x'.repeat(5000),
    'a b c d e f g h i j k l m n',
  ])('treats %j as words only', async (words) => {
    await fill([{ name: 'Lamp' }])
    await expect(find(words)).resolves.toEqual([])
  })
})

/** The language of a store, the name of a product, the searches that find it, and those that do not. */
const words: [locale: string, name: string, found: string[], missed: string[]][] = [
  // Scripts without spaces: any part of a word, its characters next to each other.
  ['en', 'ティーポット 青', ['ポット', 'ティーポット', 'ﾃｨｰﾎﾟｯﾄ', 'ポ', '青', '青 ポット'], ['ポテ', 'トティ', 'ポト', '赤']],
  ['en', '日本酒グラス', ['日本', '本酒', '酒', 'グラス', '日本酒グラス'], ['日酒', '酒本', 'ラグ']],
  ['en', '东京旅行茶壶2件装', ['旅行', '茶壶', '2件', '茶壶 旅行'], ['东行', '壶茶']],
  ['en', 'เสื้อยืดสีฟ้า', ['ยืด', 'เสื้อ', 'สีฟ้า'], ['ฟ้าสี']],
  // Marks belong to their letters.
  ['en', 'किताब स्टैंड', ['किताब', 'स्टैंड'], ['तब']],
  ['en', "Women's coat", ['womens', 'WOMEN’S', "women's coat", 'womens coat', 'women'], ['mens coat', 'men coat']],
  ['en', "Men's shirt", ['mens', "men's", 'men shirt'], ['womens shirt']],
  ['en', 'Huile d’olive', ["l'huile", 'olive', "huile d'olive"], ["d'huit"]],
  ['en', 'T-Shirt', ['tshirt', 't-shirt', 't shirt', 'shirt'], ['socks']],
  ['en', 'H&M bag', ['h&m', 'hm bag', 'h & m'], ['h&n']],
  ['en', 'Learning C++', ['C++', 'c++ learning', 'learning c'], ['C#', 'C+++']],
  ['en', 'Learning C#', ['C#', 'learning c#'], ['C++']],
  ['en', 'Candle', ['candle', 'c'], ['C++', 'C#']],
  ['en', 'Sun cream SPF 50+', ['50+', 'spf 50', 'spf 50+'], ['5+']],
  ['en', 'Sun cream SPF50', ['spf50', 'spf50+'], ['50']],
  ['en', 'Full width ＭＵＧ™', ['mug', 'ＭＵＧ'], ['ug']],
  ['en', 'СТОЛ', ['стол', 'Стол'], ['тол']],
  // English does not join words.
  ['en', 'Table lamp', ['table'], []],
  ['en', 'Vegetable knife', ['vegetable'], ['table']],
  // German does.
  ['de', 'Lederhandtasche', ['tasche', 'handtasche', 'taschen', 'leder'], ['flasche', 'der']],
  ['de', 'Rote Tasche', ['tasche', 'rote tasche'], ['leder']],
  ['de', 'Handtuch', ['tuch', 'tücher'], ['tasche']],
  ['de', 'Kinderschuhe', ['schuh', 'schuhe', 'SCHUHE', 'kinder'], ['inder']],
  ['de', 'Schuhe', ['schuhe'], ['kinder']],
  ['de', 'Kräutertee', ['tee', 'kräuter', 'kraeutertee'], ['kaffee']],
  ['de', 'Holzschuhregal', ['schuh', 'regal', 'schuhregal'], ['tuch']],
  ['de', 'Prosecco', ['prosecco'], ['rose', 'tee']],
  ['de', 'Sortiertes Besteck', ['besteck'], ['tier']],
  ['de', 'Große Dose', ['grosse dose', 'DOSE'], ['schuhe']],
]

describe('the words of a search', () => {
  beforeAll(async () => {
    for (const locale of ['en', 'de'])
      await withStore(connection.db, locale, async (trx) => {
        await trx
          .insertInto('stores')
          .values({ store_id: locale, name: locale, subdomain: locale, currency: 'EUR', locale })
          .execute()
        for (const [i, [of, name]] of words.entries())
          if (of === locale)
            await trx
              .insertInto('products')
              .values({ store_id: locale, id: name, name, slug: `p${i}`, status: 'active', price: 100 })
              .execute()
      })
  })

  it.each(words.map(([locale, name, found, missed]) => ({ locale, name, found, missed })))(
    '$locale: "$name" is found by $found, not by $missed',
    async ({ locale, name, found, missed }) => {
      const finds = async (text: string) => [text, (await find(text, locale)).includes(name)]
      expect(await Promise.all(found.map(finds))).toEqual(found.map((text) => [text, true]))
      expect(await Promise.all(missed.map(finds))).toEqual(missed.map((text) => [text, false]))
    },
  )

  it('are found in any name by each of its words, whatever characters it has', async () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcXÄß日本語カナぽ ีाي\'’-&+#."\\ :|!<>()*'), minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(name, async (text) => {
        const { rows } = await sql<{ finds: boolean }>`
          select bool_and(search_vector(${text}, 'A') @@ p.part) as finds
          from search_chunks(${text}) c cross join lateral search_parts(c.chunk) p`.execute(connection.db)
        expect([null, true]).toContain(rows[0]?.finds)
      }),
      { numRuns: repeat(100) },
    )
  })
})

it('the text of lists is the same in the server and in the database', async () => {
  const unit = fc.oneof(
    fc.constantFrom(..."ÄÖßẞøŁđİıΟΣςæŒ’‘ʼ`'Ａﾊﾟがか각é"),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 20 }), async (letters) => {
      const text = letters.join('').replaceAll('\0', '')
      const { rows } = await sql<{ text: string }>`select list_text(${text}) as text`.execute(connection.db)
      expect(rows[0]?.text).toBe(listText(text))
    }),
    { numRuns: repeat(100) },
  )
})
