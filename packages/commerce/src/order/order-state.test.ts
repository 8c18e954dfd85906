import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canTransition, nextStates, type OrderMachine, orderMachines, TransitionError, transition } from './order-state.ts'

/** The tables of server.md as pairs, written by hand independently of the code. */
const allowed: Record<OrderMachine, string[]> = {
  status: [
    'pending_payment>open',
    'pending_payment>expired',
    'pending_payment>cancelled',
    'open>completed',
    'open>cancelled',
    'completed>open',
    'completed>archived',
    'cancelled>archived',
    'expired>open',
  ],
  paymentStatus: [
    'pending>authorized',
    'pending>paid',
    'pending>failed',
    'pending>voided',
    'authorized>paid',
    'authorized>voided',
    'failed>pending',
    'failed>authorized',
    'failed>paid',
    'failed>voided',
    'voided>authorized',
    'voided>paid',
    'paid>partially_refunded',
    'paid>refunded',
    'partially_refunded>refunded',
  ],
  fulfillmentStatus: [
    'unfulfilled>partially_fulfilled',
    'unfulfilled>fulfilled',
    'partially_fulfilled>fulfilled',
    'fulfilled>delivered',
    'partially_fulfilled>returned',
    'fulfilled>returned',
    'delivered>returned',
    // A canceled parcel.
    'partially_fulfilled>unfulfilled',
    'fulfilled>partially_fulfilled',
    'fulfilled>unfulfilled',
    // The items that were not sent are refunded, and the sent ones were delivered.
    'partially_fulfilled>delivered',
  ],
}

const machines = Object.keys(orderMachines) as OrderMachine[]

describe.each(machines)('%s', (machine) => {
  it('allows exactly the changes of the specification', () => {
    const states = Object.keys(orderMachines[machine])
    const pairs = states.flatMap((from) =>
      states.filter((to) => nextStates(machine, from).includes(to)).map((to) => `${from}>${to}`),
    )
    expect(pairs.toSorted()).toEqual(allowed[machine].toSorted())
  })

  it('leads to known states only', () => {
    for (const from of Object.keys(orderMachines[machine])) {
      for (const to of nextStates(machine, from)) expect(Object.keys(orderMachines[machine])).toContain(to)
    }
  })
})

it('throws an error with both states and the allowed ones', () => {
  expect(transition('status', 'open', 'completed')).toBe('completed')
  expect(() => transition('paymentStatus', 'refunded', 'paid')).toThrow(TransitionError)
  expect(() => transition('status', 'open', 'archived')).toThrow('from "open" to "archived". Allowed: completed, cancelled.')
  expect(canTransition('status', 'open', 'open')).toBe(false)
})

it('allows no change from or to an unknown state', () => {
  fc.assert(
    fc.property(fc.constantFrom(...machines), fc.string(), (machine, from) => {
      if (Object.hasOwn(orderMachines[machine], from)) return
      expect(nextStates(machine, from)).toEqual([])
    }),
  )
  expect(nextStates('status', 'constructor')).toEqual([])
})

it('never reaches a refund without a payment', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (choices) => {
      const path = ['pending']
      for (const choice of choices) {
        const next = nextStates('paymentStatus', path.at(-1) ?? '')
        if (next.length > 0) path.push(next[choice % next.length] ?? '')
      }
      const refund = path.findIndex((state) => state.endsWith('refunded'))
      if (refund >= 0) expect(path.slice(0, refund)).toContain('paid')
    }),
  )
})
