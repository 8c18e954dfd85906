import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, payOnPage } from '../../../../testing/payment/hosted-page.ts'
import { type FakeMollie, startFakeMollie } from '../../../../testing/payment/mollie/fake-mollie.ts'
import type { PaymentProvider, ProviderServices, StartInput } from '../provider.ts'
import { createMollieProvider } from './mollie-provider.ts'

let fake: FakeMollie
let provider: PaymentProvider
beforeAll(async () => {
  fake = await startFakeMollie()
  fake.webhooks.held = true
  provider = createMollieProvider({ config: { mollieApi: fake.url } } as ProviderServices)
})
afterAll(() => fake.stop())

const input = (changes: Partial<StartInput> = {}): StartInput => ({
  attempt: 'attempt',
  amount: 1250,
  currency: 'EUR',
  description: 'Order 1001',
  email: 'shopper@example.com',
  locale: 'xx',
  manualCapture: false,
  urls: { success: 'http://shop.localhost/paid', cancel: 'http://shop.localhost/cart', webhook: 'http://localhost/webhook' },
  expiresAt: new Date(Date.now() + 60 * 60_000),
  key: crypto.randomUUID(),
  ...changes,
})

describe('receive', () => {
  const receive = (body: string) => provider.receive({}, { rawBody: Buffer.from(body), headers: new Headers() })

  it('reads the id from the unsigned form, each time as a new event', async () => {
    const first = await receive('id=tr_5B8cwPMGnU6qLbRvo7qEZo')
    const second = await receive('id=tr_5B8cwPMGnU6qLbRvo7qEZo')
    expect(first?.ref).toBe('tr_5B8cwPMGnU6qLbRvo7qEZo')
    expect(second?.eventId).not.toBe(first?.eventId)
  })

  it.each(['', 'id=', 'id=ord_1', 'id=tr_../../profiles/me', '{"id":"tr_1"}'])('ignores %j', async (body) => {
    expect(await receive(body)).toBeNull()
  })
})

it('cancels the payment when the shopper leaves the page', async () => {
  const credentials = { apiKey: fake.createProfile() }
  const { ref, redirectTo } = await provider.start(credentials, input())
  const response = await fetch(`${redirectTo}?cancel`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe('http://shop.localhost/cart')
  expect(await provider.read(credentials, ref)).toMatchObject({ state: 'canceled', captured: 0 })
})

it('reports a refund as done when the bank has sent it', async () => {
  const apiKey = fake.createProfile()
  const { ref, redirectTo } = await provider.start({ apiKey }, input())
  await payOnPage(redirectTo, cards.approved)
  const refund = () => provider.refund({ apiKey }, { ref, amount: 250, currency: 'EUR', key: 'refund', reason: '' })
  expect((await refund()).state).toBe('pending')
  fake.profile(apiKey).settle(ref)
  expect((await refund()).state).toBe('done')
  expect(await provider.read({ apiKey }, ref)).toMatchObject({ refunded: 250 })
})

it.each([
  ['de-AT', 'de_AT'],
  ['fr', 'fr_FR'],
  ['pt-BR', 'pt_PT'],
  ['ja', undefined],
])('opens the page of a shopper with the language %s in %s', async (locale, expected) => {
  const apiKey = fake.createProfile()
  const { ref } = await provider.start({ apiKey }, input({ locale }))
  expect(fake.profile(apiKey).payment(ref).locale).toBe(expected)
})

it('shortens texts to the 255 characters that Mollie accepts', async () => {
  const apiKey = fake.createProfile()
  const text = 'x'.repeat(300)
  const { ref, redirectTo } = await provider.start({ apiKey }, input({ description: text }))
  expect(fake.profile(apiKey).payment(ref).description).toBe('x'.repeat(255))
  await payOnPage(redirectTo, cards.approved)
  const refund = { ref, amount: 250, currency: 'EUR', key: 'refund', reason: text } as const
  expect((await provider.refund({ apiKey }, refund)).state).toBe('pending')
})

it('refuses currencies that Mollie does not have', async () => {
  const credentials = { apiKey: fake.createProfile() }
  await expect(provider.start(credentials, input({ currency: 'KWD' }))).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('currency'),
  })
})

describe('a response that is not from Mollie', () => {
  const answering = async (body: string, status = 200) => {
    const server = createServer((_, response) => response.writeHead(status).end(body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const read = createMollieProvider({ config: { mollieApi: url } } as ProviderServices).read({ apiKey: 'test_1' }, 'tr_1')
    return read.finally(() => server.close())
  }

  it('is not believed', async () => {
    await expect(answering('<html>')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(answering('{"id":"tr_1","status":"paid"}')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(answering(' '.repeat(1024 * 1024 + 1))).rejects.toMatchObject({ message: expect.stringContaining('too large') })
  })

  it.each([
    [401, 'credentials'],
    [403, 'credentials'],
    [404, 'refused'],
    [409, 'unavailable'],
    [422, 'refused'],
    [429, 'unavailable'],
    [500, 'unavailable'],
  ])('with the status %i is reported as %s', async (status, code) => {
    await expect(answering('{"detail":"No."}', status)).rejects.toMatchObject({ code })
  })
})
