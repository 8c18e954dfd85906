import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponents } from '../money/currency.ts'
import { multiplyMinor, sumMinor, toMajor, toMinor } from '../money/money.ts'
import { calculateTotals } from '../totals.ts'
import { applyDiscounts, type DiscountInput, discountSum } from './apply-discounts.ts'
import { type Discount, type DiscountLine, type DiscountOffer, type DiscountScope, discountState, isInScope } from './discount.ts'
import { refuseDiscount } from './refusal.ts'

const now = new Date('2026-06-15T12:00:00Z')
const hour = 3_600_000

/** An automatic discount that always applies. */
const discountOf = (changes: Partial<Discount> = {}): Discount => ({
  id: 'd',
  name: 'Sale',
  code: null,
  offer: { type: 'percentage', rate: 2000 },
  scope: { type: 'all' },
  minSubtotal: null,
  minQuantity: null,
  startsAt: new Date(0),
  endsAt: null,
  usageLimit: null,
  used: 0,
  oncePerCustomer: false,
  usedByCustomer: false,
  combines: true,
  enabled: true,
  ...changes,
})
const codeOf = (changes: Partial<Discount> = {}) => discountOf({ id: 'c', name: 'Welcome', code: 'WELCOME', ...changes })
const lineOf = (unitPrice: number, quantity = 1, productId = 'a', categoryIds: string[] = []): DiscountLine => ({
  productId,
  categoryIds,
  unitPrice,
  quantity,
})
const apply = (input: Partial<DiscountInput>) =>
  applyDiscounts({ lines: [], automatic: [], now, shippingPrice: () => undefined, ...input })

const scope: fc.Arbitrary<DiscountScope> = fc.oneof(
  fc.constant({ type: 'all' } as const),
  fc.record({ type: fc.constantFrom('products', 'categories'), ids: fc.subarray(['a', 'b', 'c']) }),
)
const rate = fc.integer({ min: 1, max: 10_000 })
const items = fc.integer({ min: 1, max: 3 })
const offer: fc.Arbitrary<DiscountOffer> = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), rate }),
  fc.record({ type: fc.constant('fixed_amount' as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
  fc.constant({ type: 'free_shipping' } as const),
  fc.record({ type: fc.constant('buy_x_get_y' as const), buy: items, get: items, rate, getScope: scope }),
)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 })
const discount = (code: string | null): fc.Arbitrary<Discount> =>
  fc.record({
    id: fc.constantFrom('p', 'q', 'r', 's', 't').map((id) => (code ? 'c' : id)),
    name: fc.string(),
    code: fc.constant(code),
    offer,
    scope,
    minSubtotal: orNull(fc.nat(5000)),
    minQuantity: orNull(fc.nat(4)),
    startsAt: fc.constantFrom(new Date(0), new Date(0), new Date(+now + hour)),
    endsAt: fc.constantFrom(null, null, new Date(+now + hour), new Date(+now - hour)),
    usageLimit: orNull(fc.integer({ min: 1, max: 3 })),
    used: fc.nat(3),
    oncePerCustomer: fc.boolean(),
    usedByCustomer: fc.boolean(),
    combines: fc.boolean(),
    enabled: fc.boolean(),
  })
const automatic = fc.uniqueArray(discount(null), { maxLength: 5, selector: ({ id }) => id })
const id = fc.constantFrom('a', 'b', 'c')
const line = fc.record({
  productId: id,
  categoryIds: fc.uniqueArray(id, { maxLength: 2 }),
  unitPrice: fc.nat(3000),
  quantity: fc.nat(4),
})
const lines = fc.array(line, { maxLength: 5 })
/** Shipping of a price, free over a subtotal, or unknown. */
const shippingPrice = orNull(fc.record({ price: fc.nat(900), freeOver: fc.nat(9000) })).map(
  (shipping) => (subtotal: number) => (shipping ? (subtotal >= shipping.freeOver ? 0 : shipping.price) : undefined),
)
const input = fc.record({
  lines,
  automatic,
  code: fc.option(discount('WELCOME'), { nil: undefined }),
  now: fc.constant(now),
  shippingPrice,
})
const priceOf = ({ unitPrice, quantity }: DiscountLine) => multiplyMinor(unitPrice, quantity)
const toPay = (all: DiscountInput, discounts: readonly Discount[]) => {
  const result = applyDiscounts({
    ...all,
    automatic: discounts.filter(({ code }) => code === null),
    code: discounts.find(({ code }) => code !== null),
  })
  return payFor(all, result)
}
const payFor = (all: DiscountInput, result: ReturnType<typeof applyDiscounts>) => {
  const items = sumMinor(all.lines.map(priceOf)) - sumMinor(result.lineDiscounts) - result.orderDiscount
  return items + (all.shippingPrice(items) ?? 0) - result.shippingDiscount
}

describe('applyDiscounts', () => {
  it('takes a percentage, rounded half up, off the order or off chosen lines', () => {
    const cart = [lineOf(1005, 1, 'a'), lineOf(2000, 2, 'b', ['chairs'])]
    const off = (changes: Partial<Discount>) => {
      const { lineDiscounts, orderDiscount } = apply({ lines: cart, automatic: [discountOf(changes)] })
      return [...lineDiscounts, orderDiscount]
    }
    expect(off({ offer: { type: 'percentage', rate: 1000 } })).toEqual([0, 0, 501])
    expect(off({ offer: { type: 'percentage', rate: 1000 }, scope: { type: 'products', ids: ['a'] } })).toEqual([101, 0, 0])
    expect(off({ scope: { type: 'categories', ids: ['chairs'] } })).toEqual([0, 800, 0])
    expect(off({ offer: { type: 'fixed_amount', amount: 9999 } })).toEqual([0, 0, 5005])
    expect(off({ offer: { type: 'fixed_amount', amount: 100 }, scope: { type: 'products', ids: ['a', 'b'] } })).toEqual([
      20, 80, 0,
    ])
  })

  it('reduces the cheapest items of buy X get Y, in whole sets only', () => {
    const buyTwoGetOne: DiscountOffer = { type: 'buy_x_get_y', buy: 2, get: 1, rate: 10_000, getScope: { type: 'all' } }
    const off = (...cart: DiscountLine[]) =>
      apply({ lines: cart, automatic: [discountOf({ offer: buyTwoGetOne })] }).lineDiscounts
    expect(off(lineOf(500, 2))).toEqual([0])
    expect(off(lineOf(500, 1), lineOf(300, 4, 'b'))).toEqual([0, 300])
    expect(off(lineOf(500, 3), lineOf(300, 3, 'b'))).toEqual([0, 600])
    const half: DiscountOffer = { ...buyTwoGetOne, buy: 1, rate: 5000, getScope: { type: 'products', ids: ['b'] } }
    const onlyA = discountOf({ offer: half, scope: { type: 'products', ids: ['a'] } })
    expect(apply({ lines: [lineOf(100, 2), lineOf(301, 5, 'b')], automatic: [onlyA] }).lineDiscounts).toEqual([0, 302])
  })

  it('applies to lines, then to the order, then to shipping', () => {
    const result = apply({
      lines: [lineOf(1000)],
      automatic: [discountOf({ scope: { type: 'products', ids: ['a'] } })],
      code: codeOf({ offer: { type: 'percentage', rate: 5000 } }),
    })
    expect(result.applied.map(({ name, amount }) => [name, amount])).toEqual([
      ['Sale', 200],
      ['Welcome', 400],
    ])
    const shipped = apply({
      lines: [lineOf(1000)],
      automatic: [discountOf({ offer: { type: 'free_shipping' } })],
      code: codeOf(),
      shippingPrice: (subtotal) => (subtotal >= 1000 ? 0 : 490),
    })
    expect(shipped.applied).toEqual([
      { id: 'c', name: 'Welcome', code: 'WELCOME', amount: 200 },
      { id: 'd', name: 'Sale', code: null, amount: 490 },
    ])
  })

  it('prefers the code if two discounts do not combine and save the same, and otherwise the one that saves more', () => {
    const cart = { lines: [lineOf(1000)], automatic: [discountOf({ combines: false })] }
    expect(apply({ ...cart, code: codeOf() })).toMatchObject({ applied: [{ id: 'c' }], refusal: null })
    const small = codeOf({ offer: { type: 'percentage', rate: 100 } })
    expect(apply({ ...cart, code: small })).toMatchObject({
      applied: [{ id: 'd' }],
      refusal: { reason: 'not_combined', with: 'Sale' },
    })
  })

  it('announces free shipping before its price is known, and not where shipping is free anyway', () => {
    const cart = { lines: [lineOf(1000)], automatic: [discountOf({ offer: { type: 'free_shipping' } })] }
    expect(apply(cart).applied).toEqual([{ id: 'd', name: 'Sale', code: null, amount: 0 }])
    expect(apply({ ...cart, shippingPrice: () => 0 }).applied).toEqual([])
  })

  it('never takes off more than there is, and the parts add up', () => {
    fc.assert(
      fc.property(input, (all) => {
        const result = applyDiscounts(all)
        const left = all.lines.map((each, index) => priceOf(each) - (result.lineDiscounts[index] ?? 0))
        expect(result.lineDiscounts).toHaveLength(all.lines.length)
        for (const amount of [...left, ...result.lineDiscounts, result.orderDiscount, result.shippingDiscount])
          expect(amount).toBeGreaterThanOrEqual(0)
        const items = sumMinor(left) - result.orderDiscount
        expect(items).toBeGreaterThanOrEqual(0)
        expect(result.shippingDiscount).toBeLessThanOrEqual(all.shippingPrice(items) ?? 0)
        expect(sumMinor(result.applied.map(({ amount }) => amount))).toBe(discountSum(result))
        expect(result.applied.filter(({ code }) => code === null).length).toBeLessThanOrEqual(1)
        expect(result.applied.length).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('adds up with the totals of the order', () => {
    fc.assert(
      fc.property(input, fc.nat(300_000), fc.boolean(), (all, taxRate, pricesIncludeTax) => {
        const { lineDiscounts, orderDiscount, shippingDiscount, applied } = applyDiscounts(all)
        const left = sumMinor(all.lines.map(priceOf)) - sumMinor(lineDiscounts) - orderDiscount
        const price = all.shippingPrice(left)
        const totals = calculateTotals({
          lines: all.lines.map((each, index) => ({ ...each, taxRate, discount: lineDiscounts[index] ?? 0 })),
          pricesIncludeTax,
          orderDiscount,
          ...(price !== undefined && { shipping: { price, isTaxed: true, discount: shippingDiscount } }),
        })
        expect(totals.discountTotal).toBe(sumMinor(applied.map(({ amount }) => amount)))
        const tax = pricesIncludeTax ? 0 : totals.taxTotal
        expect(totals.grandTotal).toBe(totals.subtotal - totals.discountTotal + totals.shippingTotal + tax)
        expect(totals.grandTotal - tax).toBe(
          payFor(all, { lineDiscounts, orderDiscount, shippingDiscount, applied, refusal: null }),
        )
      }),
    )
  })

  it('applies the automatic discount that leaves the least to pay', () => {
    fc.assert(
      fc.property(input, (all) => {
        const result = applyDiscounts(all)
        const chosen = payFor(all, result)
        const base = all.code ? [all.code] : []
        expect(chosen).toBeLessThanOrEqual(toPay(all, base))
        for (const one of all.automatic) expect(chosen).toBeLessThanOrEqual(toPay(all, [one, ...base]))
      }),
    )
  })

  it('depends neither on the order of the discounts nor, in its sums, on the order of the lines', () => {
    fc.assert(
      fc.property(input, (all) => {
        const result = applyDiscounts(all)
        expect(applyDiscounts({ ...all, automatic: all.automatic.toReversed() })).toEqual(result)
        const reversed = applyDiscounts({ ...all, lines: all.lines.toReversed() })
        expect(reversed.applied).toEqual(result.applied)
        expect(reversed.refusal).toEqual(result.refusal)
      }),
    )
  })

  it('combines two discounts only if both allow it, and gives the reason where the code does not apply', () => {
    fc.assert(
      fc.property(input, (all) => {
        const { applied, refusal } = applyDiscounts(all)
        const used = [...all.automatic, ...(all.code ? [all.code] : [])].filter((one) => applied.some(({ id }) => id === one.id))
        if (used.length > 1) expect(used.every(({ combines }) => combines)).toBe(true)
        for (const one of used) expect(refuseDiscount(one, all.lines, now)).toBeNull()
        expect(refusal !== null).toBe(all.code !== undefined && !applied.some(({ code }) => code))
      }),
    )
  })

  it('never makes a percentage smaller when an item is added', () => {
    fc.assert(
      fc.property(lines, line, rate, scope, (cart, added, off, of) => {
        const only = [discountOf({ offer: { type: 'percentage', rate: off }, scope: of })]
        const sum = (all: readonly DiscountLine[]) => discountSum(apply({ lines: all, automatic: only }))
        expect(sum([...cart, added])).toBeGreaterThanOrEqual(sum(cart))
        const more = cart.map((one) => ({ ...one, quantity: one.quantity + 1 }))
        expect(sum(more)).toBeGreaterThanOrEqual(sum(cart))
      }),
    )
  })

  it.each(['JPY', 'EUR', 'KWD'] as const)('is exact in major units of %s', (currency) => {
    expect({ JPY: 0, EUR: 2, KWD: 3 }[currency]).toBe(currencyExponents[currency])
    fc.assert(
      fc.property(input, (all) => {
        const result = applyDiscounts(all)
        const sent = (minor: number) => toMinor(toMajor(minor, currency), currency)
        expect(sumMinor(result.applied.map(({ amount }) => sent(amount)))).toBe(sent(discountSum(result)))
      }),
    )
  })

  it('reduces as many items as possible and the cheapest of them, like a search through all choices', () => {
    const unit = fc.record({ ...{ productId: id, unitPrice: fc.nat(9) }, categoryIds: fc.constant([]), quantity: fc.constant(1) })
    const counts = fc.record({ buy: fc.integer({ min: 1, max: 2 }), get: fc.integer({ min: 1, max: 2 }) })
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 6 }), counts, scope, scope, (units, { buy, get }, from, getScope) => {
        const free = { type: 'buy_x_get_y' as const, buy, get, rate: 10_000, getScope }
        const result = apply({ lines: units, automatic: [discountOf({ offer: free, scope: from })] })
        const best = searchFreeItems(units, { buy, get, from, getScope })
        expect([discountSum(result)]).toEqual([best])
      }),
    )
  })
})

/** Tries every use of every item. Returns the least price of the reduced items among the choices with the most sets. */
function searchFreeItems(
  units: readonly DiscountLine[],
  { buy, get, from, getScope }: { buy: number; get: number; from: DiscountScope; getScope: DiscountScope },
): number {
  let best = { sets: 0, price: 0 }
  const visit = (index: number, bought: number, reduced: number, price: number) => {
    const unit = units[index]
    if (!unit) {
      const sets = bought / buy
      if (!Number.isInteger(sets) || reduced !== sets * get) return
      if (sets > best.sets || (sets === best.sets && price < best.price)) best = { sets, price }
      return
    }
    visit(index + 1, bought, reduced, price)
    if (isInScope(unit, from)) visit(index + 1, bought + 1, reduced, price)
    if (isInScope(unit, getScope)) visit(index + 1, bought, reduced + 1, price + unit.unitPrice)
  }
  visit(0, 0, 0, 0)
  return best.price
}

describe('refuseDiscount', () => {
  const cart = [lineOf(1000, 2)]
  const refusal = (changes: Partial<Discount>, lines: readonly DiscountLine[] = cart) =>
    refuseDiscount(codeOf(changes), lines, now)

  it.each([
    [{}, null],
    [{ enabled: false }, { reason: 'unknown' }],
    [{ startsAt: new Date(+now + 1) }, { reason: 'not_yet' }],
    [{ startsAt: now }, null],
    [{ endsAt: now }, { reason: 'expired' }],
    [{ endsAt: new Date(+now + 1) }, null],
    [{ usageLimit: 3, used: 3 }, { reason: 'used_up' }],
    [{ usageLimit: 3, used: 2 }, null],
    [{ oncePerCustomer: true, usedByCustomer: true }, { reason: 'already_used' }],
    [{ usedByCustomer: true }, null],
    [{ scope: { type: 'products', ids: ['b'] } }, { reason: 'not_for_these_products' }],
    [{ minSubtotal: 2001 }, { reason: 'minimum_not_met', of: 'subtotal', missing: 1 }],
    [{ minSubtotal: 2000 }, null],
    [{ minQuantity: 5 }, { reason: 'minimum_not_met', of: 'quantity', missing: 3 }],
    [{ minQuantity: 2 }, null],
  ] satisfies [Partial<Discount>, unknown][])('%o gives %o', (changes, expected) => {
    expect(refusal(changes)).toEqual(expected)
  })

  it('counts toward a minimum only what is in scope, and names the items that buy X get Y lacks', () => {
    const mixed = [lineOf(1000, 1, 'a'), lineOf(5000, 1, 'b')]
    const onlyA = { scope: { type: 'products', ids: ['a'] }, minSubtotal: 1500 } as const
    expect(refusal(onlyA, mixed)).toMatchObject({ of: 'subtotal', missing: 500 })
    const offer = { type: 'buy_x_get_y', buy: 2, get: 1, rate: 10_000, getScope: { type: 'products', ids: ['b'] } } as const
    expect(refusal({ offer }, [lineOf(1000, 2, 'a')])).toMatchObject({ of: 'quantity', missing: 1 })
    expect(refusal({ offer }, [lineOf(1000, 2, 'b')])).toMatchObject({ of: 'quantity', missing: 1 })
    expect(refusal({ offer }, mixed)).toMatchObject({ of: 'quantity', missing: 1 })
    expect(refusal({ offer }, [...mixed, lineOf(100, 1, 'c')])).toBeNull()
  })

  it('knows an unknown code', () => {
    expect(apply({ lines: cart, code: null })).toMatchObject({ applied: [], refusal: { reason: 'unknown' } })
  })
})

it('a discount is active from its start until before its end, unless it is disabled', () => {
  const state = (startsAt: number, endsAt: number | null, enabled = true) =>
    discountState({ enabled, startsAt: new Date(+now + startsAt), endsAt: endsAt === null ? null : new Date(+now + endsAt) }, now)
  expect([state(0, null), state(0, 1), state(1, 2), state(-2, 0), state(0, 1, false)]).toEqual([
    'active',
    'active',
    'scheduled',
    'expired',
    'disabled',
  ])
})
