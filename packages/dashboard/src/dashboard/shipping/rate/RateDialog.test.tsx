import type { Currency } from '@blockfront/commerce'
import type { ShippingRate, ShippingZone } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../../store.ts'
import { messages } from '../messages.ts'
import { RateDialog } from './RateDialog.tsx'

const texts = messages.form
const zone = { id: 'z1', name: 'Europe', rates: [] } as unknown as ShippingZone
let sent: { path: string; body: Record<string, unknown> }[]
let response: () => Response

beforeEach(() => {
  sent = []
  response = () => Response.json({})
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push({ path: new URL(input, location.origin).pathname, body: JSON.parse(String(init.body)) })
    return response()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(rate?: Partial<ShippingRate>, currency: Currency = 'EUR') {
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoreContext value={{ storeId: 's1', currency, locale: 'en' } as Store}>
        <RateDialog zone={zone} rate={rate as ShippingRate} onClose={onClose} />
      </StoreContext>
    </QueryClientProvider>,
  )
  return { onClose, user: userEvent.setup() }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true })
const save = (name = texts.save) => screen.getByRole('button', { name })
const starts = () => [...document.querySelectorAll('.tiers__from')].map((cell) => cell.textContent)
const tiered = (type: ShippingRate['type'], tiers: ShippingRate['tiers']): Partial<ShippingRate> => ({
  id: 'r1',
  version: 3,
  name: 'DHL',
  type,
  tiers,
  price: 0,
  freeOver: null,
  minDays: 2,
  maxDays: 4,
  enabled: true,
})

test('a tier starts one unit above the previous one, in the currency or in grams', async () => {
  open(
    tiered('price_tiers', [
      { upTo: 49.99, price: 5 },
      { upTo: null, price: 0 },
    ]),
  )
  expect(starts()).toEqual(['€0.00', '€50.00'])
  cleanup()
  open(
    tiered('price_tiers', [
      { upTo: 5000, price: 500 },
      { upTo: 9000, price: 0 },
    ]),
    'JPY',
  )
  expect(starts()).toEqual(['¥0', '¥5,001'])
  cleanup()
  const { user } = open(
    tiered('weight_tiers', [
      { upTo: 999, price: 5 },
      { upTo: 2000, price: 7 },
      { upTo: null, price: 9 },
    ]),
  )
  expect(starts()).toEqual(['0 g', '1,000 g', '2,001 g'])
  await user.clear(field(texts.toOf(1)))
  await user.type(field(texts.toOf(1)), '1500')
  expect(starts()).toEqual(['0 g', '1,501 g', '2,001 g'])
})

test('tiers are added before the one without a limit, removed, and saved with the version', async () => {
  const { user, onClose } = open(
    tiered('weight_tiers', [
      { upTo: 1000, price: 5 },
      { upTo: null, price: 9 },
    ]),
  )
  await user.click(screen.getByRole('button', { name: texts.addTier }))
  expect(document.activeElement).toBe(field(texts.toOf(2)))
  expect(starts()).toEqual(['0 g', '1,001 g', '–'])
  await user.keyboard('3000')
  await user.type(field(texts.priceOf(2)), '7.50')
  await user.click(screen.getByRole('button', { name: texts.removeTier(1) }))
  expect(starts()).toEqual(['0 g', '3,001 g'])
  await user.click(save())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([
    {
      path: '/api/shipping/update-rate',
      body: {
        rateId: 'r1',
        version: 3,
        tiers: [
          { upTo: 3000, price: 7.5 },
          { upTo: null, price: 9 },
        ],
        minDays: 2,
        maxDays: 4,
      },
    },
  ])
})

test.each([
  [
    [
      { upTo: 2000, price: 5 },
      { upTo: 2000, price: 7 },
    ],
    2,
    texts.problems.overlap('2,001 g'),
  ],
  [
    [
      { upTo: null, price: 5 },
      { upTo: 2000, price: 7 },
    ],
    1,
    texts.problems.open,
  ],
] as const)('a tier that overlaps, or is open before the last one, is not sent: %j', async (tiers, place, message) => {
  const { user, onClose } = open(tiered('weight_tiers', structuredClone(tiers) as unknown as ShippingRate['tiers']))
  await user.click(save())
  const error = await screen.findByText(message)
  expect(field(texts.toOf(place)).getAttribute('aria-describedby')).toBe(error.id)
  expect(field(texts.toOf(place)).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test('a new rate needs a name and a price; text that is no amount is explained; a refusal keeps what was typed', async () => {
  const { user, onClose } = open()
  await user.click(save(messages.addRate))
  expect(await screen.findAllByText(texts.missing)).toHaveLength(2)
  await user.type(field(texts.name), 'Standard')
  await user.type(field(texts.price), '4.999')
  await user.type(field(texts.minDays), '5')
  await user.type(field(texts.maxDays), '3')
  await user.click(save(messages.addRate))
  await screen.findByText('EUR amounts have at most 2 decimals. For thousands, enter 4999.')
  await screen.findByText(texts.daysOrder)
  expect(sent).toEqual([])

  await user.clear(field(texts.price))
  await user.type(field(texts.price), '4.90')
  await user.clear(field(texts.maxDays))
  response = () => Response.json({ error: 'No room.', code: 'store_limit', fields: { name: 'Not this one.' } }, { status: 409 })
  await user.click(save(messages.addRate))
  expect((await screen.findByRole('alert')).textContent).toBe('No room.')
  expect(within(screen.getByRole('dialog')).getByText('Not this one.')).toBeTruthy()
  expect([field(texts.name).value, field(texts.price).value]).toEqual(['Standard', '4.90'])
  response = () => Response.json({})
  await user.click(save(messages.addRate))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.at(-1)).toEqual({
    path: '/api/shipping/add-rate',
    body: {
      storeId: 's1',
      zoneId: 'z1',
      name: 'Standard',
      type: 'flat',
      price: 4.9,
      tiers: [],
      freeOver: null,
      minDays: 5,
      maxDays: null,
      enabled: true,
    },
  })
})

test('a rate that another member changed: the unsaved changes stay until the owner chooses a version', async () => {
  const rate = { ...tiered('flat', []), price: 5 }
  const { user, onClose } = open(rate)
  const theirs = { ...rate, name: 'DHL Express', price: 7, version: 4 }
  response = () =>
    Response.json({ error: 'A newer version was saved.', code: 'stale_version', details: { rate: theirs } }, { status: 409 })
  await user.clear(field(texts.price))
  await user.type(field(texts.price), '6')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  expect([field(texts.name).value, field(texts.price).value]).toEqual(['DHL', '6.00'])
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Use other version' }))
  expect(sent.at(-1)?.body).toMatchObject({ price: 6, version: 4 })
  expect([field(texts.name).value, field(texts.price).value]).toEqual(['DHL Express', '7.00'])
  response = () => Response.json({})
  await user.click(save())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
