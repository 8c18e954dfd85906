import type { Order } from '@blockfront/contract'
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMoney } from '../parts/money/money.ts'
import { type Store, StoreContext } from '../store.ts'
import { OrderTotals } from './OrderTotals.tsx'

afterEach(cleanup)

const inStore = (currency: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <StoreContext value={{ storeId: 's', currency, locale: 'en', timezone: 'UTC', role: 'owner' } as Store}>
      {children}
    </StoreContext>
  ),
})

test('a net payment whose binary fractions do not add up is shown exactly', () => {
  // 77.68 − 30.07 is 47.61000000000001 in binary floating point.
  const order = {
    ...{ status: 'completed', paymentStatus: 'partially_refunded', fulfillmentStatus: 'fulfilled', currency: 'USD' },
    ...{ subtotal: 77.68, grandTotal: 77.68, paidTotal: 77.68, refundedTotal: 30.07, refundableTotal: 47.61 },
    ...{ method: { title: 'Card' }, rate: null, reservedUntil: null },
    ...{ discounts: [], taxes: [], lines: [], refunds: [], payments: [], fulfillments: [] },
  } as unknown as Order
  const ask = vi.fn()
  render(<OrderTotals order={order} onPay={ask} onCapture={ask} onRefund={ask} />, inStore('USD'))
  expect(screen.getByText('Net payment').parentElement?.textContent).toBe('Net payment$47.61')
})

test.each([
  ['JPY', '¥1', '¥1,234'],
  ['USD', '$0.50', '$1,234.00'],
  ['KWD', 'KWD 0.500', 'KWD 1,234.000'],
])('amounts in %s have its decimals, also a value between two amounts', (currency, half, whole) => {
  const { result: money } = renderHook(() => useMoney(), inStore(currency))
  expect([money.current(0.5), money.current(1234)].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([half, whole])
})
