import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeOwnedTables } from '../../ground/db/guard.ts'
import { expectOk, openStore, startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

describe('creating a store', () => {
  it('is created with the country, the time zone and the kind of prices of its owner', async () => {
    const person = await server.signUp()
    const own = { country: 'AT', timezone: 'Europe/Vienna', pricesIncludeTax: true }
    const create = (subdomain: string, more: object) =>
      person.call('store.create', { body: { name: 'Regional', subdomain, currency: 'EUR', ...more } })
    expect((await create('regional', { ...own, timezone: 'Mars/Olympus' })).json.fields).toHaveProperty('timezone')
    expect((await expectOk(create('regional', own))).json).toMatchObject(own)
  })

  it('adds pages and products, serves the store on its hostname and selects it', async () => {
    const owner = await server.signUp()
    const { json: store } = await expectOk(
      owner.call('store.create', { body: { name: 'Flowers & <More>', subdomain: 'Flowers', currency: 'EUR' } }),
    )
    expect(store).toMatchObject({
      name: 'Flowers & <More>',
      subdomain: 'flowers',
      storeDomain: 'flowers.localhost',
      currency: 'EUR',
      role: 'owner',
      status: 'active',
      isOpen: false,
      // The address with which the owner signs in is private.
      storeEmail: '',
    })
    expect((await expectOk(owner.call('auth.checkAuth'))).json.selectedStoreId).toBe(store.storeId)

    await openStore(owner, store.storeId)
    const { json: info } = await expectOk(server.client('flowers.localhost').call('store.getInfo', { query: {} }))
    expect(info).toMatchObject({ storeId: store.storeId, currency: 'EUR', storeDomain: 'flowers.localhost', fbPixelId: '' })

    const { rows } = await server.owner.query(
      `select slug, status, is_system, draft = published as same, published_version from pages where store_id = $1`,
      [store.storeId],
    )
    expect(rows.map((row) => row.slug).sort()).toEqual([
      'about',
      'contact',
      'home',
      'privacy-policy',
      'product',
      'refund-policy',
      'shipping-policy',
      'shop',
      'terms',
    ])
    const drafts = rows.filter((row) => row.status === 'draft').map((row) => row.slug)
    expect(drafts.sort()).toEqual(['privacy-policy', 'refund-policy', 'shipping-policy', 'terms'])
    const published = rows.filter((row) => row.status === 'published')
    expect(published.every((row) => row.same && row.published_version === 1)).toBe(true)
    const content = await server.owner.query(`select published from store_content where store_id = $1`, [store.storeId])
    expect(content.rows[0].published.map((block: { type: string }) => block.type)).toEqual(['topbar', 'navbar', 'footer'])
    const about = await server.owner.query(`select published from pages where store_id = $1 and slug = 'about'`, [store.storeId])
    expect(about.rows[0].published[0].props.text).toContain('About Flowers &amp; &lt;More&gt;')
  })

  it.each(['www', 'admin', 'xn--flowers', '12345'])('rejects the reserved address %s', async (subdomain) => {
    const owner = await server.signUp()
    const response = await owner.call('store.create', { body: { name: 'X', subdomain, currency: 'USD' } })
    expect([response.status, response.json.code]).toEqual([409, 'subdomain_taken'])
  })

  it('gives an address to one of several concurrent requests, and stores nothing of the others', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => server.signUp()))
    const responses = await Promise.all(
      people.map((person) => person.call('store.create', { body: { name: 'Mine', subdomain: 'contested', currency: 'USD' } })),
    )
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409, 409])
    const { rows } = await server.owner.query(`select count(*)::int as count from stores where name = 'Mine'`)
    expect(rows[0].count).toBe(1)
  })

  it('is limited by the plan, also for concurrent requests; each plan allows at least two stores', async () => {
    const { json: plans } = await expectOk(server.client().call('billing.plans'))
    for (const { code, limits } of plans) expect([code, limits.stores > 1]).toEqual([code, true])
    const owner = await server.signUp()
    expect((await expectOk(owner.call('auth.checkAuth'))).json.subscription).toMatchObject({
      status: 'trialing',
      plan: 'starter',
    })
    const responses = await Promise.all(
      [1, 2, 3, 4].map((n) => owner.call('store.create', { body: { name: `S${n}`, subdomain: `limit-${n}`, currency: 'USD' } })),
    )
    expect(responses.map((response) => response.status).sort()).toEqual([200, 200, 200, 402])
    expect(responses.find((response) => response.status === 402)?.json).toMatchObject({
      code: 'limit_reached',
      error: 'Your plan includes 3 stores. Choose a larger plan to add another.',
    })
    const setLimit = (stores: number) =>
      server.owner.query(`update plans set limits = limits || jsonb_build_object('stores', $1::int) where code = 'starter'`, [
        stores,
      ])
    await setLimit(1)
    const beyond = await owner.call('store.create', { body: { name: 'S5', subdomain: 'limit-5', currency: 'USD' } })
    await setLimit(3)
    expect(beyond.json.error).toBe('Your plan includes 1 store. Choose a larger plan to add another.')
    const { json: stores } = await expectOk(owner.call('store.findAll', { query: {} }))
    expect(stores.map(({ role }) => role)).toEqual(['owner', 'owner', 'owner'])
    // The list is sorted as people do it.
    for (const [index, name] of ['apple', 'Öl', 'Zoo'].entries())
      await server.owner.query('update stores set name = $2 where store_id = $1', [stores[index]?.storeId, name])
    const { json: renamed } = await expectOk(owner.call('store.findAll', { query: {} }))
    expect(renamed.map(({ name }) => name)).toEqual(['apple', 'Öl', 'Zoo'])
    for (const { storeId } of stores) {
      await expectOk(owner.call('store.select', { body: { storeId } }))
      expect((await expectOk(owner.call('auth.checkAuth'))).json.selectedStoreId).toBe(storeId)
    }
  })
})

describe('a store', () => {
  it('is listed for its members only, who can select it in their session', async () => {
    const { owner, storeId } = await server.createStore()
    const staff = await server.signUp()
    expect((await expectOk(staff.call('store.findAll', { query: {} }))).json).toEqual([])
    await server.addStaff(storeId, staff.userId)
    const { json: list } = await expectOk(staff.call('store.findAll', { query: { userId: 'somebodyelse' } }))
    expect(list).toMatchObject([{ storeId, role: 'manager' }])
    await expectOk(staff.call('store.select', { body: { storeId } }))
    expect((await expectOk(staff.call('auth.checkAuth'))).json.selectedStoreId).toBe(storeId)
    await server.owner.query(`delete from store_members where store_id = $1 and user_id = $2`, [storeId, staff.userId])
    expect((await expectOk(staff.call('auth.checkAuth'))).json.selectedStoreId).toBeNull()
    expect((await owner.call('store.findCurrent', { query: { storeId } })).status).toBe(200)
  })

  it('keeps the settings that an update leaves out, and records the updated ones in the audit log', async () => {
    const { owner, storeId } = await server.createStore()
    const address = { line1: 'Ring 1', line2: '', city: 'Wien', region: '', postalCode: '1010', country: 'AT' }
    await expectOk(
      owner.call('store.updateDetails', {
        body: { storeId, address, pricesIncludeTax: true, locale: 'de-AT', timezone: 'Europe/Vienna' },
      }),
    )
    const { json } = await expectOk(owner.call('store.updateDetails', { body: { storeId, name: 'Renamed' } }))
    expect(json).toMatchObject({ name: 'Renamed', address, pricesIncludeTax: true, locale: 'de-AT' })
    const { rows } = await server.owner.query(
      `select action, detail from audit_log where store_id = $1 and action = 'store.updateDetails' order by at`,
      [storeId],
    )
    expect(rows[1].detail).toEqual({ fields: ['name'] })
    const wrong = await owner.call('store.updateDetails', { body: { storeId, timezone: 'Mars/Olympus' } })
    expect([wrong.status, wrong.json.fields]).toEqual([400, { timezone: 'Use a time zone such as Europe/Vienna.' }])
  })

  it('accepts only valid colors and fonts as a theme, and never serves an invalid stored token', async () => {
    const { owner, storeId, host } = await server.createStore()
    const { theme } = (await expectOk(owner.call('store.findCurrent', { query: { storeId } }))).json
    const save = (next: typeof theme) => owner.call('store.publishTheme', { body: { storeId, theme: next } })
    await expectOk(save({ ...theme, palette: { ...theme.palette, accent: 'hsl(210deg 50% 40%)', sale: 'Tomato' } }))
    for (const evil of ['url(//evil.example/x)', 'banana', 'rgb(1)', 'var(--color-text)', 'red;--x:url(//evil.example)']) {
      const color = await save({ ...theme, palette: { ...theme.palette, surface: evil } })
      expect([color.status, Object.keys(color.json.fields ?? {})], evil).toEqual([400, ['theme.palette.surface']])
    }
    const fonts = await save({ ...theme, fonts: { ...theme.fonts, body: 'x;background:url(//evil.example)' } })
    expect([fonts.status, Object.keys(fonts.json.fields ?? {})]).toEqual([400, ['theme.fonts.body']])

    const old = { ...theme, palette: { ...theme.palette, surface: 'url(//evil.example/x)', accent: '#123456' } }
    await server.owner.query(`update stores set theme = $1 where store_id = $2`, [
      JSON.stringify({ ...old, fonts: { heading: 'a;background:url(//evil.example)', body: 'Arial' }, radius: '1px;' }),
      storeId,
    ])
    const { json } = await expectOk(server.client(host).call('store.getInfo', { query: {} }))
    expect(json.theme).toMatchObject({
      palette: { surface: '#ffffff', accent: '#123456' },
      fonts: { heading: 'system-ui, sans-serif', body: 'Arial' },
      radius: 10,
    })
  })

  it('keeps changes of the theme as a draft that shoppers do not see, until the theme is published', async () => {
    const { owner, storeId, host } = await server.createStore()
    const other = await server.createStore()
    const get = async () => (await expectOk(owner.call('store.getThemeDraft', { query: { storeId } }))).json
    const save = (draft: Awaited<ReturnType<typeof get>>['draft'], by = owner) =>
      by.call('store.saveThemeDraft', { body: { storeId, draft } })
    const shown = async () => (await expectOk(server.client(host).call('store.getInfo'))).json.theme.radius
    /** The widths of the conditions in the style sheet of a page, without those of single blocks. */
    const widths = async () => {
      const { text } = await server.client(host).raw({ method: 'GET', path: '/' })
      const found = [...text.matchAll(/@(?:container|media)[^{]*\{/g)].flatMap(
        ([condition]) => condition.match(/\d{3,4}px/g) ?? [],
      )
      return [...new Set(found)].filter((width) => ['768px', '1024px', '700px', '1200px'].includes(width)).sort()
    }
    const { theme, draft: none } = await get()
    expect(none).toBeNull()
    const draft = { ...theme, radius: theme.radius + 3, breakpoints: { tablet: 700, desktop: 1200 } }
    await expectOk(save(draft))
    expect(await widths()).toEqual(['1024px', '768px'])
    expect([await get(), await shown()]).toEqual([{ theme, draft }, theme.radius])
    expect((await save(draft, other.owner)).status).toBe(403)
    expect((await save({ ...draft, radius: -1 })).status).toBe(400)
    for (const [breakpoints, field] of [
      [{ tablet: 479, desktop: 1200 }, 'tablet'],
      [{ tablet: 700.5, desktop: 1200 }, 'tablet'],
      [{ tablet: 1000, desktop: 1159 }, 'desktop'],
      [{ tablet: 700, desktop: 1601 }, 'desktop'],
      [{ tablet: 700, desktop: '1200px){}' as unknown as number }, 'desktop'],
    ] as const) {
      const { status, json } = await save({ ...draft, breakpoints })
      expect([status, Object.keys((json as { fields?: object }).fields ?? {})]).toEqual([400, [`draft.breakpoints.${field}`]])
    }
    await expectOk(owner.call('store.updateDetails', { body: { storeId, name: 'Other name' } }))
    expect((await get()).draft).toEqual(draft)
    const body = { storeId, theme: draft }
    expect((await other.owner.call('store.publishTheme', { body })).status).toBe(403)
    await expectOk(owner.call('store.publishTheme', { body }))
    expect([await get(), await shown()]).toEqual([{ theme: draft, draft: null }, draft.radius])
    expect(await widths()).toEqual(['1200px', '700px'])
    await expectOk(save(theme))
    await expectOk(save(null))
    expect(await get()).toEqual({ theme: draft, draft: null })
  })

  it('updates its Meta Pixel', async () => {
    const { owner, storeId, host } = await server.createStore()
    await expectOk(owner.call('store.updatePixel', { body: { storeId, fbPixelId: '987651234567890' } }))
    expect((await expectOk(owner.call('store.getPixel', { query: { storeId } }))).json).toEqual({ fbPixelId: '987651234567890' })
    expect((await expectOk(server.client(host).call('store.getInfo', { query: {} }))).json.fbPixelId).toBe('987651234567890')
    expect((await owner.call('store.updatePixel', { body: { storeId, fbPixelId: '"><script>' } })).status).toBe(400)
  })

  it('lists its hostnames and reports which addresses are taken', async () => {
    const { owner, storeId, host } = await server.createStore()
    expect((await expectOk(owner.call('store.domainStatus', { query: { storeId } }))).json).toEqual([
      { host, kind: 'platform', isPrimary: true, status: 'active', lastError: null },
    ])
    const exists = async (storeDomain: string) =>
      (await expectOk(owner.call('store.domainExists', { query: { storeDomain } }))).json.exists
    expect(await exists(host)).toBe(true)
    expect(await exists(host.toUpperCase())).toBe(true)
    expect(await exists(host.split('.')[0] ?? '')).toBe(true)
    expect(await exists('quite-free')).toBe(false)
    expect(await exists('quite-free.localhost')).toBe(false)
    expect(await exists('admin')).toBe(true)
    expect(await exists('localhost')).toBe(true)
    expect(await exists('www.localhost')).toBe(true)
  })

  it('is deleted by its owner after typing its name, with all of its data', async () => {
    const { owner, storeId, host } = await server.createStore()
    expect((await owner.call('store.delete', { body: { storeId, name: 'wrong' } })).json.code).toBe('confirmation_required')
    await server.confirmSessions()
    const refused = await owner.call('store.delete', { body: { storeId, name: 'wrong' } })
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['name']])
    const { json } = await owner.call('store.findCurrent', { query: { storeId } })
    // The database accepts spaces around a name, which a person does not see.
    await server.owner.query(`update stores set name = ' ' || name || ' ' where store_id = $1`, [storeId])
    await expectOk(owner.call('store.delete', { body: { storeId, name: ` ${json.name}  ` } }))
    expect((await owner.call('store.findCurrent', { query: { storeId } })).status).toBe(403)
    expect((await expectOk(owner.call('auth.checkAuth'))).json.selectedStoreId).toBeNull()
    const { email } = owner as Awaited<ReturnType<TestServer['signUp']>>
    const report = await server.email(email, 'account-change')
    expect([report.subject, report.text.includes(host)]).toEqual(['Your store was deleted', true])
    await expect.poll(async () => (await server.client(host).raw({ method: 'GET', path: '/' })).status).toBe(404)
    for (const name of await storeOwnedTables(server.owner)) {
      const { rows } = await server.owner.query(`select count(*)::int as count from ${name} where store_id = $1`, [storeId])
      expect([name, rows[0].count]).toEqual([name, 0])
    }
  })
})
