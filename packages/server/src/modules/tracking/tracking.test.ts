import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectOk, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { countryHeader: 'x-country' } })
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

it('stores the pixel, its events, consent and banner, and the online store uses them within a second', async () => {
  const { owner, storeId, host } = await server.createStore()
  const shopper = server.client(host)
  const update = (body: object) => owner.call('tracking.update', { body: { storeId, ...body } })
  const home = async () => {
    const { text, headers } = await shopper.raw({ method: 'GET', path: '/' })
    const store = JSON.parse(/id="payload">(.*?)<\/script>/.exec(text)?.[1] ?? '{}').store
    return { store, policy: String(headers['content-security-policy']), html: text }
  }
  const asks = async (country: string, timeZone = '') =>
    (await shopper.raw({ method: 'GET', path: `/api/tracking/consent?timeZone=${timeZone}`, headers: { 'x-country': country } }))
      .json

  expect((await expectOk(owner.call('tracking.get', { query: { storeId } }))).json).toMatchObject({
    fbPixelId: '',
    disabledEvents: [],
    consent: 'always',
    countries: expect.arrayContaining(['DE', 'NO', 'GB', 'CH']),
    banner: { title: '', background: '' },
  })
  const before = await home()
  expect([before.store.consent, before.policy, before.html]).toEqual([
    'none',
    expect.not.stringContaining('facebook'),
    expect.not.stringContaining('id="privacy-choices"'),
  ])

  for (const fbPixelId of ['12345', 'act_123456789012345', '12345678901234567890'])
    expect((await update({ fbPixelId })).json, fbPixelId).toMatchObject({
      fields: { fbPixelId: expect.stringContaining('15 or 16') },
    })
  await expectOk(update({ fbPixelId: ' 123456789012345 ' }))
  const storeData = async () => (await home()).store
  await expect.poll(storeData).toMatchObject({ fbPixelId: '123456789012345', consent: 'ask' })
  const withConsent = await home()
  expect([withConsent.store.tracking, withConsent.policy, withConsent.html]).toEqual([
    undefined,
    expect.stringContaining('https://connect.facebook.net'),
    expect.stringContaining('id="privacy-choices"'),
  ])
  expect(withConsent.html).not.toMatch(/(?:src|href)="https:\/\/[a-z.]*facebook/)
  expect(await asks('US')).toEqual({ ask: true })

  const banner = { title: 'Kekse', text: '', accept: '', decline: 'Nein', policyUrl: '', background: '#102030', color: '' }
  await expectOk(update({ consent: 'countries', countries: ['AT', 'DE'], disabledEvents: ['Search'], banner }))
  await expect.poll(storeData).toMatchObject({
    consent: 'countries',
    tracking: { disabledEvents: ['Search'], banner: { title: 'Kekse', decline: 'Nein', background: '#102030' } },
  })
  expect([await asks('AT'), await asks('fr'), await asks('XX'), await asks('T1')]).toEqual([
    { ask: true },
    { ask: false },
    { ask: true },
    { ask: true },
  ])
  expect([await asks('', 'Europe/Berlin'), await asks('', 'America/New_York')]).toEqual([{ ask: true }, { ask: false }])
  await expectOk(update({ consent: 'never' }))
  expect(await asks('AT')).toEqual({ ask: false })
  await expect.poll(storeData).toMatchObject({ fbPixelId: '123456789012345', consent: 'none' })
  const colors = await update({ banner: { ...banner, background: 'url(https://evil.example)' } })
  expect(colors.status).toBe(400)
})
