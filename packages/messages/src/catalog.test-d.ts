import { expectTypeOf, it } from 'vitest'
import type { Catalog, Messages } from './catalog.ts'

const en = {
  plain: 'Close',
  range: 'From {min} to {max}',
  items: { one: 'one item in {place}', other: '{count} items in {place}' },
} as const

it('derives the values of a message from the English text', () => {
  type Derived = Messages<typeof en>
  expectTypeOf<Derived['plain']>().toEqualTypeOf<string>()
  expectTypeOf<Parameters<Derived['range']>[0]>().toEqualTypeOf<{
    readonly min: string | number
    readonly max: string | number
  }>()
  expectTypeOf<Parameters<Derived['items']>[0]>().toEqualTypeOf<{ readonly count: number; readonly place: string | number }>()
})

it('refuses a catalog with a missing key, an unknown key or a missing placeholder', () => {
  const items = { other: '{count} Artikel in {place}' }
  const complete = { plain: 'Schließen', range: 'Von {min} bis {max}', items } satisfies Catalog<typeof en>
  expectTypeOf(complete).toExtend<Catalog<typeof en>>()
  // @ts-expect-error `items` is missing
  ;({ plain: 'Schließen', range: 'Von {min} bis {max}' }) satisfies Catalog<typeof en>
  // @ts-expect-error `more` is unknown
  ;({ ...complete, more: 'Mehr' }) satisfies Catalog<typeof en>
  // @ts-expect-error `{max}` is missing
  ;({ ...complete, range: 'Von {min}' }) satisfies Catalog<typeof en>
})
