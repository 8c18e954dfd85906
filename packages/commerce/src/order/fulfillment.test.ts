import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canChangeParcel,
  cancelParcelItems,
  fulfillmentStatusOf,
  isComplete,
  type LineQuantities,
  type ParcelStatus,
  refundableQuantity,
  refundItems,
  returnItems,
  unfulfilledQuantity,
} from './fulfillment.ts'
import { canTransition, type FulfillmentStatus } from './order-state.ts'

const line = (changes: Partial<LineQuantities> = {}): LineQuantities => ({
  quantity: 3,
  fulfilled: 0,
  refunded: 0,
  removed: 0,
  restocked: 0,
  ...changes,
})

describe('fulfillmentStatusOf', () => {
  const parcel = (status: ParcelStatus, items = 1) => ({ status, items })
  it.each<[FulfillmentStatus, ParcelStatus[], number, boolean?]>([
    ['unfulfilled', [], 2],
    ['unfulfilled', ['cancelled'], 2],
    ['partially_fulfilled', ['shipped'], 1],
    ['partially_fulfilled', ['delivered'], 1],
    ['partially_fulfilled', ['returned'], 1],
    ['fulfilled', ['shipped', 'delivered'], 0],
    ['fulfilled', ['shipped', 'returned'], 0],
    ['delivered', ['delivered', 'cancelled'], 0],
    ['delivered', ['delivered', 'returned'], 0],
    ['returned', ['returned', 'returned'], 0],
    ['returned', ['returned'], 1, true],
    ['partially_fulfilled', ['shipped'], 1, true],
  ])('is %s with parcels %j and %d unfulfilled items', (status, parcels, unfulfilled, closed) => {
    expect(
      fulfillmentStatusOf(
        parcels.map((one) => parcel(one)),
        { unfulfilled, ...(closed && { closed }) },
      ),
    ).toBe(status)
  })
})

it('is complete when everything was sent or refunded, and paid', () => {
  expect(isComplete({ unfulfilled: 0, paymentStatus: 'partially_refunded' })).toBe(true)
  expect(isComplete({ unfulfilled: 0, paymentStatus: 'pending' })).toBe(false)
  expect(isComplete({ unfulfilled: 1, paymentStatus: 'paid' })).toBe(false)
})

describe('stock', () => {
  it('gets the items that were not sent first, and sent ones once', () => {
    expect(refundItems(line({ fulfilled: 2 }), 2)).toEqual({
      line: line({ fulfilled: 2, refunded: 2, removed: 1, restocked: 1 }),
      restock: 2,
    })
    expect(refundItems(line({ fulfilled: 3, restocked: 3 }), 3).restock).toBe(0)
    expect(refundItems(line({ fulfilled: 2, restocked: 1 }), 1)).toMatchObject({ restock: 1, line: { removed: 1 } })
  })

  it('gets nothing from a return whose items a refund has put there', () => {
    const { line: refunded } = refundItems(line({ fulfilled: 3 }), 1)
    expect(returnItems(refunded, 3, 0)).toMatchObject({ restock: 2 })
    expect(returnItems(line({ fulfilled: 3 }), 1, 0)).toMatchObject({ restock: 1 })
  })
})

it('a canceled parcel leaves no refunded item to send', () => {
  const { line: refunded } = refundItems(line({ fulfilled: 3 }), 1)
  expect(unfulfilledQuantity(cancelParcelItems(refunded, 3))).toBe(2)
})

it('any sequence of parcels and refunds keeps the quantities consistent, restocks no item twice, and changes the status as allowed', () => {
  const step = fc.record({
    kind: fc.constantFrom('send', 'refund', 'deliver', 'return', 'cancel'),
    at: fc.nat(20),
    count: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 30 }), (quantity, steps) => {
      let now = line({ quantity })
      let restocked = 0
      const parcels: { status: ParcelStatus; items: number }[] = []
      let status = fulfillmentStatusOf(parcels, { unfulfilled: quantity })
      for (const { kind, at, count } of steps) {
        const parcel = parcels[at % Math.max(1, parcels.length)]
        const to = ({ deliver: 'delivered', return: 'returned', cancel: 'cancelled' } as Record<string, ParcelStatus>)[kind]
        if (kind === 'send') {
          const items = Math.min(count, unfulfilledQuantity(now))
          if (items === 0) continue
          parcels.push({ status: 'shipped', items })
          now = { ...now, fulfilled: now.fulfilled + items }
        } else if (kind === 'refund') {
          const change = refundItems(now, Math.min(count, refundableQuantity(now)))
          now = change.line
          restocked += change.restock
        } else if (parcel && to && canChangeParcel(parcel.status, to)) {
          const returned = parcels.reduce((sum, one) => sum + (one.status === 'returned' ? one.items : 0), 0)
          if (to === 'returned') {
            const change = returnItems(now, parcel.items, returned)
            now = change.line
            restocked += change.restock
          }
          if (to === 'cancelled') now = cancelParcelItems(now, parcel.items)
          parcel.status = to
        }
        const next = fulfillmentStatusOf(parcels, { unfulfilled: unfulfilledQuantity(now) })
        if (next !== status)
          expect([status, next, canTransition('fulfillmentStatus', status, next)]).toEqual([status, next, true])
        status = next
        expect(now.fulfilled + now.removed).toBeLessThanOrEqual(now.quantity)
        expect(now.removed).toBeLessThanOrEqual(now.refunded)
        expect(now.refunded - now.removed).toBeLessThanOrEqual(now.fulfilled)
        expect(now.restocked).toBeLessThanOrEqual(now.fulfilled)
        expect(now.restocked).toBeGreaterThanOrEqual(0)
        expect(restocked).toBeLessThanOrEqual(now.quantity)
      }
    }),
  )
})
