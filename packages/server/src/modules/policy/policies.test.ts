import { type PolicyKind, policyLanguage } from '@blockfront/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { type Client, expectOk, startTestServer, type TestServer } from '../../testing/server.ts'
import { withStoreLimit } from '../../testing/store-limit.ts'
import { readFacts } from './facts.ts'

let server: TestServer
let owner: Client
let storeId: string
let host: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ owner, storeId, host } = await server.createStore({ subdomain: 'rules', currency: 'EUR', starter: true }))
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  expect(server.unrecorded()).toEqual([])
  await server.stop()
})

const list = async () => (await expectOk(owner.call('policy.list', { query: { storeId } }))).json
const policy = async (kind: PolicyKind) => {
  const found = (await list()).policies.find((one) => one.kind === kind)
  if (!found) throw new Error(`No policy ${kind}`)
  return found
}
const publish = async (kind: PolicyKind, html: string, baseVersion: number | null) =>
  owner.call('policy.publish', { body: { storeId, kind, html, baseVersion } })
const page = async (path: string) => (await server.client(host).raw({ method: 'GET', path })).text

describe('the templates', () => {
  it('state only facts of the store, and name those that are missing', async () => {
    const start = await list()
    expect(start.policies.map(({ kind, status }) => [kind, status])).toEqual([
      ['refund', 'none'],
      ['privacy', 'none'],
      ['terms', 'none'],
      ['shipping', 'none'],
      ['legal-notice', 'none'],
    ])
    expect(start.missing).toEqual(['legalName', 'address', 'email', 'returnDays'])
    expect((await policy('terms')).generated).toContain('<li>Cash on delivery</li>')
    expect((await policy('shipping')).generated).toContain('<h3>All countries</h3><ul><li>Standard shipping: free</li></ul>')
    expect((await policy('refund')).generated).not.toMatch(/within \d+ days/)
  })

  const facts = () => withStoreReadOnly(server.serverContext.db, storeId, (trx) => readFacts(trx, storeId))

  it('follow what the store does with data of shoppers', async () => {
    const start = await facts()
    expect(start).toMatchObject({ hasPixel: false, alwaysAsksConsent: true, keepsCarts: true, sendsReminders: false })
    expect(start).toMatchObject({ acceptsReviews: true, offersStockAlerts: true, providers: [] })
    const settings = (body: object) => expectOk(owner.call('abandonedCheckout.updateSettings', { body: { storeId, ...body } }))
    await settings({ sendsReminders: true })
    expect(await facts()).toMatchObject({ keepsCarts: true, sendsReminders: true })
    await settings({ keepsCarts: false })
    expect(await facts()).toMatchObject({ keepsCarts: false, sendsReminders: false })
    await settings({ keepsCarts: true, sendsReminders: false })
    await expectOk(owner.call('store.updatePixel', { body: { storeId, fbPixelId: '123456789012345' } }))
    await expectOk(owner.call('tracking.update', { body: { storeId, consent: 'never' } }))
    await expectOk(owner.call('review.updateSettings', { body: { storeId, isOpen: false, invites: false } }))
    await expectOk(owner.call('storeEmail.updateSettings', { body: { storeId, kind: 'back-in-stock', enabled: false } }))
    await server.owner.query(
      'update stores set customer_accounts = not customer_accounts, has_wishlist = not has_wishlist where store_id = $1',
      [storeId],
    )
    expect(await facts()).toEqual({
      ...start,
      ...{ hasPixel: true, alwaysAsksConsent: false, acceptsReviews: false, offersStockAlerts: false },
      ...{ hasAccounts: !start.hasAccounts, hasWishlist: !start.hasWishlist },
    })
  })

  it('follow the answers, the settings and the country of the store', async () => {
    const address = { line1: 'Hauptstr. 1', line2: '', city: 'Berlin', region: '', postalCode: '10115', country: 'DE' as const }
    await expectOk(
      owner.call('store.updateDetails', {
        body: { storeId, storeEmail: 'hello@fern.example', country: 'DE', address, pricesIncludeTax: true },
      }),
    )
    expect(await facts()).toMatchObject({ country: 'Germany', isEea: true, pricesIncludeTax: true })
    const responses = { legalName: 'Fern & Söhne GmbH', representative: 'Ada Fern', vatId: 'DE123456789', returnDays: 30 }
    const typed = {
      ...responses,
      ...{ legalName: ' Fern & Söhne GmbH', representative: 'Ada Fern ', vatId: ' DE123456789 ', registration: ' ' },
    }
    const { json } = await expectOk(owner.call('policy.updateSettings', { body: { storeId, ...typed } }))
    expect(json.settings).toEqual({ ...responses, registration: '', returnCosts: 'customer' })
    expect([json.missing, json.isEea, json.settings.returnCosts]).toEqual([[], true, 'customer'])
    const notice = (await policy('legal-notice')).generated
    for (const part of ['Fern &amp; Söhne GmbH', '10115 Berlin', 'Represented by', 'DE123456789']) expect(notice).toContain(part)
    expect(notice).not.toContain('Registration')
    expect((await policy('refund')).generated).toMatch(/withdraw from this contract within 30 days/)
    expect((await policy('terms')).generated).toContain('All prices are in EUR and include taxes.')
    // A payment method that shoppers cannot choose is not listed.
    await server.owner.query(
      `insert into payment_methods (store_id, id, type, title, enabled) values ($1, 'off', 'bank_transfer', 'Bank transfer', false)`,
      [storeId],
    )
    expect((await facts()).paymentMethods).toEqual(['Cash on delivery'])
    await server.owner.query(`delete from payment_methods where store_id = $1 and id = 'off'`, [storeId])
    const short = await expectOk(owner.call('policy.updateSettings', { body: { storeId, returnDays: 7 } }))
    expect(short.json.policies[0]?.generated).toContain('within 14 days')
    expect(short.json.settings.legalName).toBe(responses.legalName)
  })
})

describe('the shipping policy', () => {
  it.each([
    [`type = 'flat', price = 490, free_over = 5000, min_days = 3, max_days = 7`, '€4.90, free from €50.00, 3 to 7 days'],
    [`type = 'flat', price = 0, free_over = null, min_days = 3, max_days = null`, 'free, 3 days'],
    [`type = 'flat', price = 1, min_days = null, max_days = 1`, '€0.01, 1 day'],
    [`type = 'pickup', price = 0, max_days = null`, 'pickup, free'],
    [`type = 'weight_tiers'`, 'by the weight of the order'],
    [`type = 'price_tiers'`, 'by the total of the order'],
  ])('describes a rate with %s as "%s"', async (columns, text) => {
    await server.owner.query(`update shipping_rates set ${columns} where store_id = $1`, [storeId])
    expect((await policy('shipping')).generated).toContain(`<li>Standard shipping: ${text}</li>`)
  })

  it('lists the countries of a zone by name, and only what is enabled', async () => {
    await server.owner.query(`update shipping_rates set type = 'free' where store_id = $1`, [storeId])
    await server.owner.query(
      `insert into shipping_zones (store_id, id, name, countries, position) values ($1, 'alps', 'Alps', '{CH,AT}', 1)`,
      [storeId],
    )
    const insertRate = (id: string, enabled: boolean) =>
      server.owner.query(
        `insert into shipping_rates (store_id, id, zone_id, name, type, enabled) values ($1, $2, 'alps', $2, 'free', $3)`,
        [storeId, id, enabled],
      )
    await insertRate('Sleigh', false)
    expect((await policy('shipping')).generated).not.toContain('Austria')
    await insertRate('Train', true)
    const { generated } = await policy('shipping')
    expect(generated).toContain('<h3>Austria, Switzerland</h3><ul><li>Train: free</li></ul>')
    expect(generated).toContain('<h3>All other countries</h3>')
    await server.owner.query(`delete from shipping_zones where id = 'alps' and store_id = $1`, [storeId])
  })
})

describe('in another language', () => {
  it('the templates exist in six languages, with the statutory form and names of pages in German', async () => {
    const german = await server.createStore({ currency: 'EUR', starter: true })
    const at = { storeId: german.storeId }
    const address = { line1: 'Hauptstr. 1', line2: '', city: 'Berlin', region: '', postalCode: '10115', country: 'DE' as const }
    await expectOk(german.owner.call('store.updateDetails', { body: { ...at, locale: 'de-DE', country: 'DE', address } }))
    const { language, policies } = (await expectOk(german.owner.call('policy.list', { query: at }))).json
    expect([language, policies.map(({ title }) => title)]).toEqual([
      'de',
      ['Widerruf und Rückgabe', 'Datenschutzerklärung', 'Allgemeine Geschäftsbedingungen', 'Versand und Lieferung', 'Impressum'],
    ])
    const [withdrawal] = policies
    expect(withdrawal?.generated).toContain('Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)')
    for (const language of policyLanguage.options.filter((one) => one !== 'en')) {
      await expectOk(german.owner.call('store.updateDetails', { body: { ...at, locale: language } }))
      const { json } = await expectOk(german.owner.call('policy.list', { query: at }))
      expect(json.language).toBe(language)
      const english = /\b(?:the|you|your|our|with)\b/i
      for (const { kind, title, generated } of json.policies)
        expect([language, kind, `${title} ${generated}`]).toEqual([language, kind, expect.not.stringMatching(english)])
    }
    await expectOk(german.owner.call('store.updateDetails', { body: { ...at, locale: 'de-AT' } }))
    const html = withdrawal?.generated ?? ''
    await expectOk(
      german.owner.call('policy.publish', { body: { ...at, kind: 'refund', html, baseVersion: withdrawal?.version ?? null } }),
    )
    const shown = async () => (await server.client(german.host).raw({ method: 'GET', path: '/page/refund-policy' })).text
    await expect.poll(shown).toContain('<title>Widerruf und Rückgabe')
    expect(await shown()).toContain('Muster-Widerrufsformular')
  })
})

describe('publishing', () => {
  it('replaces the starter draft under its URL, with links in the footer and the checkout', async () => {
    expect(await page('/')).not.toContain('/page/refund-policy')
    const { generated, version } = await policy('refund')
    const { json } = await expectOk(publish('refund', `${generated}<p>Ask for Ada.</p><script>alert(1)</script>`, version))
    const saved = json.policies.find(({ kind }) => kind === 'refund')
    expect(saved).toMatchObject({ status: 'published', slug: 'refund-policy', isOutdated: false })
    const shown = await page('/page/refund-policy')
    expect(shown).toContain('Ask for Ada.')
    expect(shown).not.toContain('Replace this text')
    expect(shown).not.toContain('alert(1)')
    await expect.poll(() => page('/')).toContain('href="/page/refund-policy"')
    expect(await page('/checkout')).toContain('/page/refund-policy')
  })

  it('describes returns to search engines on the pages of products that are shipped', async () => {
    const { json: cup } = await expectOk(owner.call('product.add', { body: { storeId, name: 'Cup', price: 4 } }))
    const returns = async () => {
      const html = await page(`/product/${cup.slug}`)
      const [, json = '{}'] = /<script type="application\/ld\+json">(\{[^<]*"@type":"Product"[^<]*\})<\/script>/.exec(html) ?? []
      return JSON.parse(json).offers?.hasMerchantReturnPolicy
    }
    // The answer of an earlier test, but not less than the law's 14 days.
    expect(await returns()).toMatchObject({ applicableCountry: 'DE', merchantReturnDays: 14 })
    await expectOk(owner.call('policy.updateSettings', { body: { storeId, returnDays: 60, returnCosts: 'store' } }))
    // The published policy still says 14 days, and so do the pages of products.
    const { html, generated, version, isOutdated } = await policy('refund')
    expect(isOutdated).toBe(true)
    expect(await returns()).toMatchObject({ merchantReturnDays: 14 })
    await expectOk(publish('refund', generated, version))
    await expect.poll(returns).toMatchObject({ merchantReturnDays: 60, returnFees: 'https://schema.org/FreeReturn' })
    await expectOk(owner.call('policy.updateSettings', { body: { storeId, returnDays: 7, returnCosts: 'customer' } }))
    await expectOk(publish('refund', html, (await policy('refund')).version))
    await expect.poll(returns).toMatchObject({ merchantReturnDays: 14 })
  })

  it('keeps what the owner has written in the editor: a draft, other blocks, and a page that is published', async () => {
    const query = (columns: string, slug: string, ...values: unknown[]) =>
      server.owner.query(`update pages set ${columns} where store_id = $1 and slug = $2 returning draft`, [
        storeId,
        slug,
        ...values,
      ])
    const divider = { id: 'line', type: 'divider', version: 1, props: {} }
    const text = { id: 'own', type: 'textBlock', version: 2, props: { text: '<p>We deliver by bicycle.</p>' } }
    const { rows: before } = await query('draft = draft', 'shipping-policy')
    expect(await policy('shipping')).toMatchObject({ status: 'none', html: '' })
    await query(`draft = '[]'`, 'shipping-policy')
    expect(await policy('shipping')).toMatchObject({ status: 'none', html: '' })
    await query('draft = $3', 'shipping-policy', JSON.stringify([divider, text]))
    const written = await policy('shipping')
    expect(written).toMatchObject({ status: 'draft', html: text.props.text })
    await expectOk(publish('shipping', '<p>We deliver by train.</p>', written.version))
    const { rows } = await query('draft = draft', 'shipping-policy')
    expect(rows[0].draft).toMatchObject([
      { id: 'line', type: 'divider' },
      { id: 'own', type: 'textBlock', props: { text: '<p>We deliver by train.</p>' } },
    ])
    await query(`draft = $3, status = 'draft'`, 'shipping-policy', JSON.stringify(before[0].draft))

    await query(`status = 'published'`, 'terms')
    expect(await policy('terms')).toMatchObject({ status: 'published' })
    await query(`status = 'draft'`, 'terms')
    expect(await policy('terms')).toMatchObject({ status: 'none' })
  })

  it('creates a page for a policy that the store has no page for', async () => {
    const { generated, version } = await policy('legal-notice')
    expect(version).toBeNull()
    const refused = await withStoreLimit('pages', 0, () => publish('legal-notice', generated, null))
    expect(refused.json.code).toBe('store_limit')
    await expectOk(publish('legal-notice', generated, null))
    expect(await page('/page/legal-notice')).toContain('Hauptstr. 1')
    expect((await publish('legal-notice', generated, null)).status).toBe(409)
  })

  it('marks a policy whose template has changed, and keeps the text of the owner', async () => {
    await expectOk(owner.call('policy.updateSettings', { body: { storeId, vatId: 'DE999999999' } }))
    const changed = await policy('legal-notice')
    expect(changed.isOutdated).toBe(true)
    expect(changed.generated).toContain('DE999999999')
    expect(changed.html).toContain('DE123456789')
    expect((await policy('refund')).isOutdated).toBe(false)
  })

  it('removes the link when the page is unpublished', async () => {
    const { pageId } = await policy('refund')
    await expectOk(owner.call('page.unpublish', { body: { storeId, pageId: pageId ?? '' } }))
    await expect.poll(() => page('/')).not.toContain('/page/refund-policy')
    expect((await policy('refund')).status).toBe('draft')
  })

  it('links the published terms at the checkout, unless the owner chose another page', async () => {
    const terms = async () => (await expectOk(server.client(host).call('checkout.config', {}))).json.terms.url
    expect(await terms()).toBe('')
    const { generated, version } = await policy('terms')
    await expectOk(publish('terms', generated, version))
    expect(await terms()).toBe('/page/terms')
    await server.owner.query(`update checkout_config set config = '{"termsUrl":"/page/agb"}' where store_id = $1`, [storeId])
    expect(await terms()).toBe('/page/agb')
    await server.owner.query(`update checkout_config set config = '{}' where store_id = $1`, [storeId])
  })
})
