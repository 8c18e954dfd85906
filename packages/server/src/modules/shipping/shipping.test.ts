import type { CallInput } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStore } from '../../ground/db/scope.ts'
import { type Client, createClient, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { openTestShop, type TestShop } from '../../testing/shop/test-shop.ts'
import { STORE_LIMITS } from '../store/limits/store-limits.ts'
import { insertZones } from './insert-zones.ts'

let server: TestServer
let shop: TestShop
let owner: Client
let storeId: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await openTestShop(server, { subdomain: 'ships' })
  ;({ owner, storeId } = shop)
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

type Area = { countries?: string[]; regions?: string[]; isRestOfWorld?: boolean }

const addZone = (name: string, area: Area, client = owner) =>
  client.call('shipping.addZone', { body: { storeId, name, ...area } })
const zones = async () => (await expectOk(owner.call('shipping.zones', { query: { storeId } }))).json
const newZone = async (name: string, area: Area) => (await expectOk(addZone(name, area))).json
const deleteZone = (zoneId: string) => owner.call('shipping.deleteZone', { params: { storeId, zoneId } })
const preview = async (country: string, region?: string, subtotal = 10, weight = 0) =>
  (await expectOk(owner.call('shipping.preview', { body: { storeId, country, region, subtotal, weight } }))).json

describe('a zone', () => {
  it('of a new store is the rest of the world, and there is no second one', async () => {
    const [first, ...others] = await zones()
    expect(first).toMatchObject({ name: 'Everywhere', isRestOfWorld: true, countries: [], version: 1 })
    expect(first?.rates).toMatchObject([{ name: 'Standard shipping', type: 'free', price: 0, enabled: true, version: 1 }])
    expect(others).toEqual([])
    const second = await addZone('World', { isRestOfWorld: true })
    const message = 'The zone “Everywhere” already covers the rest of the world.'
    expect([second.status, second.json.code, second.json.error]).toEqual([409, 'conflict', message])
    expect(second.json.fields).toEqual({ isRestOfWorld: message })
  })

  it('covers countries and regions that no other zone has; a region is more specific than its country', async () => {
    const usa = await newZone('USA', { countries: ['us', 'CA', 'US'] })
    expect(usa.countries).toEqual(['CA', 'US'])
    const west = await newZone('West', { countries: ['US'], regions: ['US-OR', 'US-CA', 'US-CA'] })
    expect(west).toMatchObject({ countries: ['US'], regions: ['US-CA', 'US-OR'], rates: [] })
    const zoneOf = async (country: string, region?: string) => (await preview(country, region)).zone?.name
    expect(await Promise.all([zoneOf('US', 'US-CA'), zoneOf('US', 'ny'), zoneOf('US'), zoneOf('AT')])).toEqual([
      'West',
      'USA',
      'USA',
      'Everywhere',
    ])
    const message = 'California is already in the zone “West”.'
    expect((await addZone('Coast', { countries: ['US'], regions: ['US-CA', 'US-WA'] })).json).toMatchObject({
      code: 'conflict',
      error: message,
      fields: { countries: message },
    })
    const more = await addZone('America', { countries: ['CA', 'US', 'MX'] })
    expect(more.json.error).toBe('Canada is already in the zone “USA”. Another 1 of your choices is in other zones too.')
    const { zoneId, ...body } = { ...usa, storeId, zoneId: usa.id }
    const grown = { ...body, zoneId, countries: ['CA', 'MX', 'US'] }
    expect((await expectOk(owner.call('shipping.updateZone', { body: grown }))).json).toMatchObject({ version: 2 })
    const stale = await owner.call('shipping.updateZone', { body: { ...grown, countries: ['US'] } })
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version'])
    expect(stale.json.details).toMatchObject({ zone: { id: zoneId, version: 2, countries: ['CA', 'MX', 'US'] } })
    const taken = await owner.call('shipping.updateZone', {
      body: { ...grown, version: 2, countries: ['US'], regions: ['US-OR'] },
    })
    expect([taken.status, taken.json.error]).toEqual([409, 'Oregon is already in the zone “West”.'])

    for (const { id } of [usa, west]) await expectOk(deleteZone(id))
    expect((await deleteZone(usa.id)).status).toBe(404)
    expect(await zoneOf('US', 'US-CA')).toBe('Everywhere')
    const { rows } = await server.owner.query('select count(*)::int from shipping_zone_areas where store_id = $1', [storeId])
    expect(rows[0].count).toBe(0)
  })

  it.each([
    [{}, 'countries', 'Choose at least one country.'],
    [{ countries: ['DE', 'XX'] }, 'countries.1', 'XX is not a country code.'],
    [{ countries: ['DE'], isRestOfWorld: true }, 'countries', 'A zone for the rest of the world has no countries.'],
    [{ countries: ['DE'], regions: ['US-CA'] }, 'regions', 'Choose the country of US-CA too.'],
    [{ countries: ['US'], regions: ['US-XX'] }, 'regions', 'US-XX is not a region code.'],
  ] as const)('is rejected with a reason: %j', async (area, field, message) => {
    const { status, json } = await addZone('Invalid', structuredClone(area) as Area)
    expect([status, json.fields]).toEqual([400, { [field]: message }])
  })

  it('gets a country once, however many members add it at the same time, on two servers', async () => {
    const { port } = await server.another()
    const clients = [owner, createClient(port, owner.host, { cookies: owner.cookie() })]
    const areas = [{ countries: ['FR', 'DE'] }, { countries: ['DE', 'FR'] }, { countries: ['FR'], regions: ['FR-IDF', 'FR-BRE'] }]
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, n) => addZone(`Parallel ${n}`, areas[n % 3] ?? {}, clients[n % 2])),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(2).fill(200), ...Array(22).fill(409)])
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ json }) => json.code))).toEqual(new Set(['conflict']))
    for (const { status, json } of responses) if (status === 200) await expectOk(deleteZone(json.id))
  })

  it('cannot share an area with another one in the database either', async () => {
    const insert = (id: string, countries: string, regions: string) =>
      server.owner.query('insert into shipping_zones (store_id, id, name, countries, regions) values ($1, $2, $2, $3, $4)', [
        storeId,
        id,
        countries,
        regions,
      ])
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => insert(`raw${n}`, '{JP,KR}', n % 2 ? '{KR-11}' : '{}')),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => reason.constraint)).toEqual(Array(7).fill('shipping_zone_areas_pkey'))
    await server.owner.query(`delete from shipping_zones where store_id = $1 and id like 'raw%'`, [storeId])
  })
})

type RateBody = Omit<CallInput<'shipping.addRate'>['body'], 'storeId' | 'zoneId'>

describe('a rate', () => {
  let zoneId: string
  beforeAll(async () => {
    zoneId = (await newZone('Home', { countries: ['AT', 'DE'] })).id
  })
  const add = (rate: RateBody) => owner.call('shipping.addRate', { body: { storeId, zoneId, ...rate } })
  const newRate = async (rate: RateBody) => (await expectOk(add(rate))).json
  const names = async () => (await zones()).find(({ id }) => id === zoneId)?.rates.map(({ name }) => name)

  it('keeps only what its type uses, and is quoted the same in the preview and at checkout', async () => {
    const { problems } = await preview('AT')
    expect(problems.map(({ code }) => code)).toEqual(['no_rate'])
    const tiers = [
      { upTo: 2000, price: 4.9 },
      { upTo: 10_000, price: 9.9 },
    ]
    const parcel = await newRate({ name: ' DHL ', type: 'weight_tiers', price: 3, tiers, freeOver: 100, minDays: 2, maxDays: 4 })
    expect(parcel).toMatchObject({ name: 'DHL', price: 0, tiers, freeOver: 100, minDays: 2, maxDays: 4, position: 0, version: 1 })
    const byPrice = [
      { upTo: 49.99, price: 5 },
      { upTo: null, price: 2.5 },
    ]
    const letter = await newRate({ name: 'Letter', type: 'price_tiers', tiers: byPrice, freeOver: null })
    expect(letter.tiers).toEqual(byPrice)
    await newRate({ name: 'Free', type: 'free', price: 9, tiers, freeOver: 5, enabled: false })
    await newRate({ name: 'Pickup', type: 'pickup', price: 1, tiers })
    const [, , free, pickup] = (await zones()).find(({ id }) => id === zoneId)?.rates ?? []
    expect([free, pickup]).toMatchObject([
      { price: 0, tiers: [], freeOver: null, enabled: false },
      { price: 1, tiers: [], position: 3 },
    ])

    const lamp = await shop.product({ name: 'Lamp', price: 25, weight: 1500 })
    for (const quantity of [1, 2, 4, 7]) {
      const quote = await shop.quote([{ productId: lamp.id, quantity }], { country: 'DE' })
      const shown = await preview('DE', undefined, 25 * quantity, 1500 * quantity)
      expect(shown).toEqual({ zone: { id: zoneId, name: 'Home' }, rates: quote.rates, problems: [] })
    }
    const prices = async (subtotal: number, weight: number) =>
      (await preview('DE', undefined, subtotal, weight)).rates.map(({ name, price }) => `${name} ${price}`)
    expect(await prices(49.99, 2000)).toEqual(['DHL 4.9', 'Letter 5', 'Pickup 1'])
    expect(await prices(50, 2001)).toEqual(['DHL 9.9', 'Letter 2.5', 'Pickup 1'])
    expect(await prices(100, 10_000)).toEqual(['DHL 0', 'Letter 2.5', 'Pickup 1'])
    expect(await prices(100, 10_001)).toEqual(['Letter 2.5', 'Pickup 1'])
  })

  it('is changed, disabled, reordered and deleted; a shopper sees it immediately', async () => {
    const [dhl, letter, free, pickup] = (await zones()).find(({ id }) => id === zoneId)?.rates ?? []
    if (!dhl || !letter || !free || !pickup) throw new Error('The zone has four rates.')
    const update = (over: Partial<CallInput<'shipping.updateRate'>['body']> = {}) =>
      owner.call('shipping.updateRate', { body: { ...dhl, storeId, rateId: dhl.id, ...over } })
    expect((await expectOk(update({ name: 'DHL Paket' }))).json).toMatchObject({ name: 'DHL Paket', version: 2 })
    expect((await update()).json).toMatchObject({
      code: 'stale_version',
      details: { rate: { name: 'DHL Paket', version: 2 } },
    })
    expect((await update({ rateId: 'unknown' })).status).toBe(404)

    const enable = (rateId: string, enabled: boolean) =>
      expectOk(owner.call('shipping.enableRate', { body: { storeId, rateId, enabled } }))
    await enable(free.id, true)
    await enable(letter.id, false)
    const order = (rateIds: string[]) => owner.call('shipping.orderRates', { body: { storeId, zoneId, rateIds } })
    await expectOk(order([pickup.id, dhl.id, free.id, letter.id]))
    expect(await names()).toEqual(['Pickup', 'DHL Paket', 'Free', 'Letter'])
    for (const ids of [[pickup.id], [pickup.id, pickup.id, dhl.id, free.id], [pickup.id, dhl.id, free.id, 'other']])
      expect((await order(ids)).json.code).toBe('conflict')
    const { rates } = await shop.quote([], { country: 'AT' })
    expect(rates.map(({ name }) => name)).toEqual(['Pickup', 'DHL Paket', 'Free'])

    await expectOk(owner.call('shipping.deleteRate', { params: { storeId, rateId: letter.id } }))
    expect((await owner.call('shipping.deleteRate', { params: { storeId, rateId: letter.id } })).status).toBe(404)
    expect(await names()).toEqual(['Pickup', 'DHL Paket', 'Free'])
  })

  it.each([
    [{ type: 'price_tiers' }, { tiers: 'Add at least one tier.' }],
    [
      {
        type: 'weight_tiers',
        tiers: [
          { upTo: 500, price: 1 },
          { upTo: 500, price: 2 },
        ],
      },
      { 'tiers.1.upTo': 'Enter more than the upper limit of the previous tier.' },
    ],
    [
      {
        type: 'price_tiers',
        tiers: [
          { upTo: null, price: 1 },
          { upTo: 5, price: 2 },
        ],
      },
      { 'tiers.0.upTo': 'Only the last tier can have no upper limit.' },
    ],
    [{ type: 'weight_tiers', tiers: [{ upTo: 0.5, price: 1 }] }, { 'tiers.0.upTo': 'Enter whole grams.' }],
    [{ type: 'flat', minDays: 5, maxDays: 2 }, { maxDays: 'Enter at least as many days as the shortest delivery time.' }],
  ] as [Omit<RateBody, 'name'>, Record<string, string>][])('is rejected with a reason: %j', async (rate, fields) => {
    const { status, json } = await add({ name: 'Invalid', ...rate })
    expect([status, json.fields]).toEqual([400, fields])
  })

  it('has prices of the currency', async () => {
    for (const [price, status] of [
      [1.005, 400],
      [1.05, 200],
    ] as const)
      expect((await add({ name: 'Decimals', type: 'flat', price })).status).toBe(status)
    const body = { storeId, country: 'AT', subtotal: 1.005, weight: 0 }
    expect((await owner.call('shipping.preview', { body })).json.fields).toHaveProperty('subtotal')
  })
})

describe('the store', () => {
  it('shows its countries at checkout within a second of a change, in the order of the dashboard', async () => {
    const other = await openTestShop(server, { subdomain: 'countries' })
    const body = { storeId: other.storeId }
    const checkout = async () => {
      const { text } = await other.shopper().raw({ method: 'GET', path: '/checkout' })
      return /"countries":\[([^\]]*)\]/.exec(text)?.[1]?.replaceAll('"', '')
    }
    expect((await checkout())?.split(',').length).toBeGreaterThan(240)
    const [everywhere] = (await expectOk(other.owner.call('shipping.zones', { query: body }))).json
    const add = async (name: string, countries: string[]) =>
      (await expectOk(other.owner.call('shipping.addZone', { body: { ...body, name, countries } }))).json
    const [home, west] = [await add('Home', ['DE', 'AT']), await add('West', ['BE'])]
    const configured = async () => (await expectOk(other.shopper().call('checkout.config', {}))).json.countries
    expect((await configured()).length).toBeGreaterThan(240)
    const zoneIds = [home.id, west.id, everywhere?.id ?? '']
    for (const ids of [zoneIds.slice(1), [home.id, home.id, west.id], [home.id, west.id, 'other']])
      expect((await other.owner.call('shipping.orderZones', { body: { ...body, zoneIds: ids } })).json.code).toBe('conflict')
    await expectOk(other.owner.call('shipping.orderZones', { body: { ...body, zoneIds } }))
    const listed = (await expectOk(other.owner.call('shipping.zones', { query: body }))).json
    expect(listed.map(({ name }) => name)).toEqual(['Home', 'West', 'Everywhere'])
    await expectOk(other.owner.call('shipping.deleteZone', { params: { ...body, zoneId: everywhere?.id ?? '' } }))
    await expect.poll(checkout).toBe('AT,BE,DE')
    for (const { id: zoneId } of [home, west])
      await expectOk(other.owner.call('shipping.deleteZone', { params: { ...body, zoneId } }))
    await expect.poll(checkout).toBe('')
    const { problems } = await other.quote([{ productId: 'x', quantity: 1 }])
    expect(problems.map(({ code }) => code)).toContain('no_zone')

    const post = { name: 'Post', type: 'flat', price: 490, freeOver: 5000, days: [2, 4] } as const
    await withStore(server.serverContext.db, other.storeId, (trx) =>
      insertZones(trx, other.storeId, [{ name: 'Austria', countries: ['AT'], rates: [post] }]),
    )
    expect((await expectOk(other.owner.call('shipping.zones', { query: body }))).json).toMatchObject([
      { countries: ['AT'], isRestOfWorld: false, rates: [{ price: 4.9, freeOver: 50, minDays: 2, maxDays: 4 }] },
    ])

    const { rows } = await server.owner.query(`select action from audit_log where store_id = $1 order by at, id`, [other.storeId])
    expect(rows.map(({ action }) => action).filter((action) => action.startsWith('shipping.'))).toEqual([
      ...['shipping.addZone', 'shipping.addZone', 'shipping.orderZones'],
      ...['shipping.deleteZone', 'shipping.deleteZone', 'shipping.deleteZone'],
    ])
    const stranger = await owner.call('shipping.addZone', { body: { ...body, name: 'Mine', countries: ['AT'] } })
    expect(stranger.status).toBe(403)
    const foreign = await owner.call('shipping.addRate', { body: { storeId, zoneId: home.id, name: 'Mine', type: 'free' } })
    expect(foreign.status).toBe(404)
  })

  it('at its limits rejects more zones and rates', async () => {
    const full = await openTestShop(server, { subdomain: 'manyzones' })
    const body = { storeId: full.storeId }
    const { max: most } = STORE_LIMITS.shippingRates
    const [first] = (await expectOk(full.owner.call('shipping.zones', { query: body }))).json
    await server.owner.query(
      `insert into shipping_rates (store_id, id, zone_id, name, type) select $1, 'r' || n, $2, 'r', 'free' from generate_series(2, $3) n`,
      [full.storeId, first?.id, most],
    )
    const rate = await full.owner.call('shipping.addRate', {
      body: { ...body, zoneId: first?.id ?? '', name: 'One', type: 'free' },
    })
    expect([rate.status, rate.json.code]).toEqual([409, 'store_limit'])
    await server.owner.query(
      `insert into shipping_zones (store_id, id, name) select $1, 'z' || n, 'z' from generate_series(2, $2) n`,
      [full.storeId, STORE_LIMITS.shippingZones.max],
    )
    const zone = await full.owner.call('shipping.addZone', { body: { ...body, name: 'One', countries: ['AT'] } })
    expect([zone.status, zone.json.code]).toEqual([409, 'store_limit'])
  })
})
