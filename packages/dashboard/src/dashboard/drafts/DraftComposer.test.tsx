import type { DraftOrder, Quote } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../store.ts'
import { DraftComposer } from './DraftComposer.tsx'
import { newDraft } from './draft-values.ts'

const store = { storeId: 's1', role: 'owner', country: 'AT', currency: 'EUR', locale: 'en', unpaidOrderDays: 7 }

const item = { id: 'c1', name: 'Gift wrap', unitPrice: 4, quantity: 2, taxClass: 'standard', requiresShipping: false } as const
const quoteOf = (quantity: number, changes: Partial<Quote['lines'][number]> = {}, hash = `hash ${quantity}`): Quote => ({
  currency: 'EUR',
  pricesIncludeTax: true,
  lines: [
    {
      ...{ productId: 'c1', variationId: null, name: 'Gift wrap', productImage: '', selectedAttributes: {}, quantity },
      ...{ available: null, unitPrice: 4, lineTotal: 4 * quantity, problem: null, message: '', ...changes },
    },
  ],
  rates: [],
  rateId: null,
  methods: [{ id: 'bank', type: 'bank_transfer', title: 'Bank transfer', instructions: '' }],
  totals: { subtotal: 4 * quantity, discountTotal: 0, shippingTotal: 0, shippingTax: 0, taxTotal: 0, grandTotal: 4 * quantity },
  discounts: [],
  codeProblem: null,
  taxes: [],
  requiresShipping: false,
  problems: [],
  quoteHash: hash,
})
const draft: DraftOrder = {
  ...newDraft,
  ...{ draftId: 'd1', storeId: 's1', number: '#D1', order: null, version: 1, createdAt: '', updatedAt: '' },
  shippingAddress: null,
  billingAddress: null,
  customItems: [item],
  quote: quoteOf(2),
}

let sent: { path: string; body: Record<string, unknown> }[]
let quoteError: Response | undefined
let completions: (() => Response)[]

beforeEach(() => {
  sent = []
  quoteError = undefined
  completions = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.origin)
    const body = init.body ? JSON.parse(String(init.body)) : {}
    if (pathname.endsWith('/quote-draft')) return quoteError ?? Response.json(quoteOf(body.customItems?.[0]?.quantity ?? 0))
    sent.push({ path: pathname, body })
    if (pathname.endsWith('/complete-draft')) return completions.shift()?.() ?? Response.json({})
    return Response.json({ ...draft, draftId: 'd1', version: (body.version ?? 0) + 1 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (start?: DraftOrder) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StoreContext value={store as Store}>
          <DraftComposer {...(start && { start })} />
        </StoreContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
const press = (name: string, inside = within(document.body)) => fireEvent.click(inside.getByRole('button', { name }))
const type = (label: string, value: string, inside = within(document.body)) =>
  fireEvent.change(inside.getByLabelText(label), { target: { value } })

test('the totals follow the items; a missing price is reported; the draft is added once and then updated', async () => {
  open()
  expect(screen.getByRole('button', { name: 'Send payment link' })).toHaveProperty('disabled', true)
  press('Add custom item')
  const dialog = within(await screen.findByRole('dialog'))
  type('Name', 'Gift wrap', dialog)
  press('Add item', dialog)
  expect((await dialog.findAllByText('Enter a price.')).length).toBeGreaterThan(0)
  type('Price', '4', dialog)
  press('Add item', dialog)
  type('Quantity of Gift wrap', '3')
  await expect.poll(() => screen.queryAllByText('€12.00').length).toBeGreaterThan(0)
  press('Save draft')
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/order/add-draft'])
  expect(sent[0]?.body).toMatchObject({ storeId: 's1', customItems: [{ name: 'Gift wrap', unitPrice: 4, quantity: 3 }] })
  await expect.poll(() => screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Call before delivery.' } })
  press('Save draft')
  await expect.poll(() => sent.at(-1)?.path).toBe('/api/order/update-draft')
  expect(sent.at(-1)?.body).toMatchObject({ draftId: 'd1', version: 1, note: 'Call before delivery.' })
})

test('an order that cannot be created keeps the dialog and the draft; the next try names the new quote', async () => {
  completions = [
    () =>
      Response.json(
        { error: 'Only 1 of Vase is left. Lower the quantity.', code: 'item_unavailable', details: {} },
        { status: 409 },
      ),
    () => Response.json({ orderId: 'o1', number: '#1001', paymentUrl: '' }),
  ]
  open(draft)
  await screen.findAllByText('€8.00')
  fireEvent.keyDown(screen.getByRole('button', { name: 'More actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Create with payment pending' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/Items are reserved for 7 days/)
  await expect.poll(() => dialog.getByRole('button', { name: 'Create with payment pending' })).toHaveProperty('disabled', false)
  press('Create with payment pending', dialog)
  await dialog.findByText('Only 1 of Vase is left. Lower the quantity.')
  await expect.poll(() => dialog.getByRole('button', { name: 'Create with payment pending' })).toHaveProperty('disabled', false)
  press('Create with payment pending', dialog)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent.map(({ path }) => path)).toEqual(['/api/order/complete-draft', '/api/order/complete-draft'])
  expect(sent[1]?.body).toMatchObject({ payment: 'pending', methodId: 'bank', quoteHash: 'hash 2', version: 1, notify: false })
})

test('a payment link needs an online payment method; totals that cannot be calculated are reported', async () => {
  open(draft)
  await screen.findAllByText('€8.00')
  press('Send payment link')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/Your store accepts no online payment for this total/)
  expect(dialog.getByRole('button', { name: 'Send payment link' })).toHaveProperty('disabled', true)
  cleanup()
  quoteError = Response.json({ error: 'The total is too large.', code: 'invalid_input' }, { status: 400 })
  open(draft)
  await screen.findByText('The total is too large.')
})
