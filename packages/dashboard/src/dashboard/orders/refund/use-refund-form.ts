import type { Order } from '@blockfront/contract'
import { useState } from 'react'
import type { ChosenLines } from './RefundItems.tsx'
import { refundTotal } from './refund-choice.ts'

interface Values {
  lines: ChosenLines
  /** Major units, or text that is not an amount. */
  shipping: number | string
  /** Replaces the calculated amount; undefined follows it. */
  amount: number | string | undefined
  manual: boolean
  reason: string
  notify: boolean
}

const isAmount = (value: number | string, most: number): value is number => typeof value === 'number' && value <= most

/** The values of the refund dialog. The amount follows items and shipping until the owner changes it. */
export function useRefundForm(order: Order) {
  const [values, setValues] = useState<Values>({
    lines: {},
    shipping: 0,
    amount: undefined,
    manual: false,
    reason: '',
    notify: true,
  })
  // A change of the items calculates the amount again.
  const set = (change: Partial<Values>) =>
    setValues((before) => ({ ...before, ...(('lines' in change || 'shipping' in change) && { amount: undefined }), ...change }))
  const lines = order.lines.flatMap(({ id, quantity: bought, refundedQuantity }) => {
    const { quantity = 0, restock = true } = values.lines[id] ?? {}
    // Less may be left after a change elsewhere.
    const count = Math.min(quantity, bought - refundedQuantity)
    return count > 0 ? [{ lineId: id, quantity: count, restock }] : []
  })
  const shipping = values.shipping === '' ? 0 : values.shipping
  const isShipping = isAmount(shipping, order.refundableShipping)
  const calculated = refundTotal(order, { lines, shipping: isShipping ? shipping : 0 })
  const amount = values.amount ?? calculated
  const problem = !isShipping ? 'shipping' : !isAmount(amount, order.refundableTotal) ? 'amount' : undefined
  return {
    values,
    set,
    /** Major units; text only with the problem `amount`. */
    amount: amount as number,
    problem,
    isEmpty: lines.length === 0 && amount === 0,
    body: () => ({
      lines,
      shipping: isShipping ? shipping : 0,
      ...(values.amount !== undefined && { amount: amount as number }),
      manual: values.manual,
      reason: values.reason.trim(),
    }),
  }
}
