import type { Order, OrderLine } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../../store.ts'
import { CancelOrder } from '../CancelOrder.tsx'
import { RefundOrder } from './RefundOrder.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const line = { id: 'cup', name: 'Cup', quantity: 3, fulfilledQuantity: 1, refundedQuantity: 0, removedQuantity: 0, paidTotal: 10 }
const order = {
  storeId: 's',
  orderId: 'o',
  version: 4,
  number: '#1001',
  status: 'open',
  paymentStatus: 'paid',
  currency: 'EUR',
  contact: { email: 'ada@example.com', phone: '' },
  method: { type: 'bank_transfer', title: 'Bank transfer', instructions: '' },
  lines: [{ ...line, selectedAttributes: {} } as unknown as OrderLine],
  paidTotal: 14.9,
  refundedTotal: 0,
  refundableTotal: 14.9,
  refundableShipping: 4.9,
  refundsOnline: false,
  refunds: [],
} as unknown as Order

/** Opens a dialog of the order, and returns the bodies that it sends. */
function open(
  Dialog: typeof RefundOrder,
  changes: Partial<Order> = {},
  response: () => Response = () => Response.json(order),
  role: Store['role'] = 'owner',
) {
  const bodies: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    return response()
  })
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoreContext value={{ storeId: 's', currency: 'EUR', locale: 'en', role } as Store}>
        <Dialog order={{ ...order, ...changes }} onClose={onClose} />
      </StoreContext>
    </QueryClientProvider>,
  )
  return { bodies, onClose }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text, { initialSelectionStart: 0, initialSelectionEnd: 9 })

test('the amount follows items and shipping, rounded as on the server', async () => {
  const { bodies, onClose } = open(RefundOrder)
  expect(button('Refund €0.00').disabled).toBe(true)
  await type('Quantity of Cup', '2')
  expect(button('Refund €6.67').disabled).toBe(false)
  await type('Shipping', '4.90')
  await userEvent.click(screen.getByLabelText('Restock 2 × Cup'))
  await userEvent.click(button('Refund €11.57'))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodies).toEqual([
    {
      storeId: 's',
      orderId: 'o',
      version: 4,
      refundId: expect.stringMatching(/^[0-9a-f]{32}$/),
      lines: [{ lineId: 'cup', quantity: 2, restock: false }],
      shipping: 4.9,
      manual: false,
      reason: '',
      notify: true,
    },
  ])
})

test('an amount replaces the calculated one, and is limited by the payment', async () => {
  const { bodies } = open(RefundOrder)
  await type('Refund amount', '15')
  expect(screen.getByText('Enter at most €14.90.')).toBeTruthy()
  expect(button('Refund €0.00').disabled).toBe(true)
  await type('Refund amount', '2.50')
  await userEvent.click(button('Refund €2.50'))
  expect(bodies[0]).toMatchObject({ lines: [], shipping: 0, amount: 2.5 })
})

test('a failure keeps the dialog with its values, and the next try has the same id', async () => {
  const { bodies, onClose } = open(RefundOrder, {}, () => Response.json({ error: 'Not now.', code: 'internal' }, { status: 500 }))
  await type('Quantity of Cup', '1')
  await userEvent.click(button('Refund €3.33'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  await userEvent.click(button('Refund €3.33'))
  expect(onClose).not.toHaveBeenCalled()
  expect(bodies[1]?.refundId).toBe(bodies[0]?.refundId)
})

test('an online payment offers its provider or a record only', async () => {
  const { bodies } = open(RefundOrder, {
    refundsOnline: true,
    method: { type: 'test', title: 'Card', instructions: '' },
  } as Partial<Order>)
  expect(screen.getByRole('radio', { name: 'Through Card' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Record only' }))
  await type('Refund amount', '1')
  await userEvent.click(button('Refund €1.00'))
  expect(bodies[0]).toMatchObject({ manual: true })
})

test('canceling refunds the items that were not sent in one step, unless the owner refunds later', async () => {
  const { bodies } = open(CancelOrder)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Refund €6.67' }))
  expect(screen.getByText(/Canceling doesn’t refund it/)).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Refund €6.67' }))
  await userEvent.click(button('Cancel order'))
  expect(bodies[0]).toMatchObject({ refund: { refundId: expect.any(String) } })
})

test.each([
  [false, 1],
  [true, 0],
])('canceling says that the owner returns the money, unless the provider does: online %s', (refundsOnline, count) => {
  open(CancelOrder, { refundsOnline })
  expect(screen.queryAllByText(/Return the money yourself/)).toHaveLength(count)
})

test('a member who may not refund cancels without a refund, and sees who can refund', async () => {
  const { bodies } = open(CancelOrder, {}, undefined, 'fulfillment')
  expect(screen.queryByLabelText(/^Refund /)).toBeNull()
  expect(screen.getByText(/The owner or a manager can refund the order later/)).toBeTruthy()
  await userEvent.click(button('Cancel order'))
  await expect.poll(() => bodies.length).toBe(1)
  expect(bodies[0]).not.toHaveProperty('refund')
})
