import type { Order } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../../store.ts'
import { Invoice } from './Invoice.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const store = {
  ...{ storeId: 's', name: 'Lumen', currency: 'EUR', locale: 'en', timezone: 'UTC', storeEmail: 'hello@lumen.example', logo: '' },
  address: { line1: '18 Alder Lane', line2: '', postalCode: '97205', city: 'Portland', region: 'OR', country: 'US' },
} as unknown as Store

const order = {
  ...{ orderId: 'o', number: '#1001', status: 'open', paymentStatus: 'paid', fulfillmentStatus: 'unfulfilled', currency: 'EUR' },
  ...{ contact: { email: 'ada@example.com', phone: '' }, shippingAddress: null, billingAddress: null, rate: null },
  ...{ method: { type: 'cod', title: 'Cash', instructions: '' }, discounts: [], lines: [], pricesIncludeTax: false },
  ...{ subtotal: 100, taxes: [{ name: 'Sales tax', rate: 662.5, amount: 6.63 }], grandTotal: 106.63 },
  ...{ paidTotal: 106.63, refundedTotal: 0, createdAt: '2026-01-02T00:00:00.000Z' },
} as unknown as Order

/** Shows the invoice, and returns the lines about the seller. */
async function sellerLines(settings: { legalName: string; vatId: string }): Promise<string> {
  vi.stubGlobal('fetch', async (input: string) => Response.json(String(input).includes('/order/') ? order : { settings }))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StoreContext value={store}>
        <MemoryRouter initialEntries={['/dashboard/orders/o/invoice']}>
          <Routes>
            <Route path="/dashboard/orders/:orderId/invoice" element={<Invoice />} />
          </Routes>
        </MemoryRouter>
      </StoreContext>
    </QueryClientProvider>,
  )
  const article = await screen.findByRole('article', { name: 'Invoice #1001' })
  return (await within(article).findByText('From')).parentElement?.textContent ?? ''
}

test('names the seller with the legal name, address and VAT ID that the owner entered, and taxes with three decimals', async () => {
  const lines = await sellerLines({ legalName: 'Lumen Handels GmbH', vatId: 'ATU12345678' })
  for (const line of [
    'Lumen Handels GmbH',
    'Lumen',
    '18 Alder Lane',
    'Portland, OR 97205',
    'hello@lumen.example',
    'VAT ID: ATU12345678',
  ])
    expect(lines).toContain(line)
  expect(screen.getByText('Sales tax 6.625%')).toBeTruthy()
})

test('names the store before the owner entered a legal name', async () => {
  const lines = await sellerLines({ legalName: '', vatId: '' })
  expect(lines).toContain('Lumen')
  expect(lines).not.toContain('VAT ID')
})
