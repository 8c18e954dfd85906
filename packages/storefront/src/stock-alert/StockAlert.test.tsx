import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { store } from '../testing/payload.ts'
import { blockServicesOf, InShop, type Respond, testShop } from '../testing/shop.tsx'
import { StockAlert } from './StockAlert.tsx'

afterEach(cleanup)

function show(respond: Respond) {
  const toast = vi.fn()
  render(
    <InShop shop={testShop(respond, { toast })}>
      <StockAlert productId="p1" variationId="v1" />
    </InShop>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Email me when it is back in stock')
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  fireEvent.submit(field)
  return { toast, field }
}

test('sends the address with the item, and clears the field', async () => {
  const respond = vi.fn<Respond>(() => ({ body: { ok: true } }))
  const { toast, field } = show(respond)
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'You get one email when this item is back in stock.'),
  )
  expect(respond.mock.calls[0]?.[1]).toEqual({ productId: 'p1', variationId: 'v1', email: 'ada@example.com' })
  expect(field.value).toBe('')
})

test('keeps the address if it could not be sent, and posts to the server without scripts', async () => {
  const { toast, field } = show(() => ({ status: 409, body: { error: 'In stock again.', code: 'conflict' } }))
  await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'In stock again.'))
  expect(field.value).toBe('ada@example.com')
  const { form } = field
  expect(form?.querySelector('button')?.getAttribute('formaction')).toBe('/forms/stock-alert')
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['email', 'product', 'variation'])
})

test('is not offered by a store that does not send the email', () => {
  const shop = testShop(() => ({ body: {} }))
  expect(blockServicesOf(shop).StockAlert).toBe(StockAlert)
  expect(blockServicesOf({ ...shop, store: { ...store, hidesStockAlerts: true } }).StockAlert).toBeUndefined()
})
