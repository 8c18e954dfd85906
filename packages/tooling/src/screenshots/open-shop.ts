import type { Client } from '../../../contract/src/client/client.ts'
import { storeSectionTemplates } from '../../../dashboard/src/builder/section-templates.ts'
import { type SeedProduct, starterUrl, themeOf } from '../../../starter/src/index.ts'
import { link } from '../../../starter/src/themes/blocks.ts'
import type { SeedBlock } from '../../../starter/src/themes/theme.ts'
import { change, type Material, type Shop } from './shops/shop.ts'

type Call = Client['call']

export interface OpenedShop {
  storeId: string
  /** `food.localhost`. */
  host: string
}

/** Creates a shop with the calls that the dashboard and the builder make, and opens it. */
export async function openShop(call: Call, shop: Shop): Promise<OpenedShop> {
  const { id, name, currency, theme } = shop
  const { storeId, storeDomain } = await call('store.create', { body: { name, subdomain: id, currency, theme } })
  await call('store.select', { body: { storeId } })
  await changeSettings(call, storeId, shop)
  await addProducts(call, storeId, shop)
  const material = await materialOf(call, storeId)
  await composePages(call, storeId, shop, material)
  for (const { content, ...settings } of shop.pages ?? []) {
    const page = await call('page.add', { body: { storeId, ...settings, metaTitle: `${settings.name} – ${name}` } })
    await publish(call, storeId, page.pageId, () => content(material))
  }
  await call('store.updateOpening', { body: { storeId, isOpen: true } })
  return { storeId, host: storeDomain }
}

/** Palettes of a shop: its own ones, or those of its theme. */
export function tokensOf({ theme, palettes }: Shop) {
  const found = themeOf(theme)
  if (!found) throw new Error(`There is no theme ${theme}.`)
  const { tokens, alternate } = found
  return {
    light: { ...tokens, ...(palettes && { palette: palettes.palette }) },
    dark: { ...tokens, palette: palettes?.alternate ?? alternate },
  }
}

/** Address, colors, delivery, and the policies that customers look for. */
async function changeSettings(call: Call, storeId: string, shop: Shop): Promise<void> {
  const { country, details, rate, returnDays, name } = shop
  await call('store.updateDetails', { body: { storeId, country, ...details } })
  await call('store.publishTheme', { body: { storeId, theme: tokensOf(shop).light } })
  // Services are not delivered, so cash on delivery is not offered for them.
  const instructions = `Transfer the total to ${name} within 7 days, with the number of your order.`
  await call('payment.addMethod', { body: { storeId, type: 'bank_transfer', title: 'Bank transfer', instructions } })
  if (rate) {
    const [zone] = await call('shipping.zones', { query: { storeId } })
    const [before] = zone?.rates ?? []
    if (!zone || !before) throw new Error('The new store has no shipping rate.')
    const { position: _, id: rateId, ...rest } = before
    await call('shipping.updateRate', { body: { ...rest, storeId, rateId, name: 'Standard delivery', type: 'flat', ...rate } })
  }
  if (returnDays === undefined) return
  const { policies } = await call('policy.updateSettings', { body: { storeId, legalName: name, returnDays } })
  for (const { kind, generated, version } of policies)
    if ((kind === 'refund' || kind === 'shipping') && generated !== '')
      await call('policy.publish', { body: { storeId, kind, html: generated, baseVersion: version } })
}

async function addProducts(call: Call, storeId: string, shop: Shop): Promise<void> {
  if (shop.isOwnRange) await call('store.removeDemoProducts', { body: { storeId } })
  for (const [position, { picture, ...category }] of (shop.categories ?? []).entries())
    await call('category.add', { body: { storeId, ...category, image: starterUrl(picture), position } })
  const categories = await idsBySlug(call('category.list', { query: { storeId } }))
  // Lists show the newest product first.
  for (const product of shop.products.toReversed())
    await call('product.add', {
      body: { storeId, ...bodyOf(product), categoryIds: product.categories.map((slug) => categories(slug)) },
    })
  const described = Object.entries(shop.descriptions ?? {})
  if (described.length === 0) return
  const products = await idsBySlug(call('product.filter', { query: { storeId, size: 100 } }).then(({ content }) => content))
  for (const [slug, description] of described) {
    const product = await call('product.getById', { params: { id: products(slug) } })
    await call('product.update', { body: { ...product, storeId, description } })
  }
}

function bodyOf({ pictures: [first, ...others], categories: _, variations = [], ...product }: SeedProduct) {
  const url = (name: string | undefined) => (name === undefined ? '' : starterUrl(name))
  return {
    ...product,
    productImage: url(first),
    galleryImages: others.map(url),
    variations: variations.map(({ picture, price = 0, ...variation }) => ({ ...variation, price, image: url(picture) })),
  }
}

/** Returns the function from slug to id. It throws for unknown slugs. */
async function idsBySlug(items: Promise<readonly { id: string; slug: string }[]>): Promise<(slug: string) => string> {
  const ids = new Map((await items).map(({ id, slug }) => [slug, id]))
  return (slug) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`The store has nothing with the slug ${slug}.`)
    return id
  }
}

/** The entries of the builder's palette for a store, and its ids. */
async function materialOf(call: Call, storeId: string): Promise<Material> {
  const [store, methods, pages, category, product] = await Promise.all([
    call('store.findCurrent', { query: { storeId } }),
    call('payment.methods', { query: { storeId } }),
    call('page.getByStoreId', { query: { storeId } }),
    idsBySlug(call('category.list', { query: { storeId } })),
    idsBySlug(call('product.filter', { query: { storeId, size: 100 } }).then(({ content }) => content)),
  ])
  const format = new Intl.NumberFormat(store.locale, { style: 'currency', currency: store.currency })
  const purposes = await storeSectionTemplates({
    call: call as never,
    store,
    paymentMethods: methods.filter(({ enabled }) => enabled).map(({ title }) => title),
    policies: pages
      .filter(({ type, status }) => type === 'policy' && status === 'published')
      .map(({ name, slug }) => ({ label: name, url: `/page/${slug}` })),
    formatPrice: (amount) => format.format(amount),
  })
  const templates = new Map(purposes.flatMap((purpose) => purpose.templates.map((one) => [one.id, one.content] as const)))
  return {
    category,
    product,
    template: (id) => {
      const content = templates.get(id)
      if (!content) throw new Error(`The store is not offered the section template ${id}.`)
      return content as unknown as SeedBlock[]
    },
  }
}

/** Publishes the changed pages and the shop's navigation. */
async function composePages(call: Call, storeId: string, shop: Shop, material: Material): Promise<void> {
  const pages = await call('page.getByStoreId', { query: { storeId } })
  const contact = pages.find(({ slug }) => slug === 'contact')
  if (contact) await publish(call, storeId, contact.pageId, (content) => withContact(content, material))
  for (const [type, compose] of Object.entries({ home: (content: readonly SeedBlock[]) => [...content], ...shop.compose })) {
    const page = pages.find((one) => one.type === type && one.isSystem)
    if (!page) throw new Error(`The store has no page of the type ${type}.`)
    await publish(
      call,
      storeId,
      page.pageId,
      (content) => compose(content, material),
      type === 'home' ? (around) => withLinks(around, shop) : undefined,
    )
  }
}

/** The contact page keeps its titles and gets the details from the settings. */
const withContact = (content: readonly SeedBlock[], { template }: Material): SeedBlock[] => {
  const details = template('contact-form')[0]?.props ?? {}
  return change(content, 'contactForm', ({ headerTitle, headerDescription }) => ({ ...details, headerTitle, headerDescription }))
}

/** Top bar, navigation and footer with the texts and links of a shop. */
function withLinks(around: readonly SeedBlock[], { messages, links, footer }: Shop): SeedBlock[] {
  const all = links.map(([label, url]) => link(label, url))
  const barMessages = messages.map(([text, icon], index) => ({ id: `message-${index + 1}`, text, icon }))
  const inFooter = all.filter(({ url }) => url.startsWith('/collection/') || url === '/page/prices')
  const withBar = change(around, 'topbar', () => ({ messages: barMessages }))
  return change(
    change(withBar, 'navbar', () => ({ links: all })),
    'footer',
    ({ columns }) => {
      const [first, ...others] = columns as { title: string; links: unknown[] }[]
      return { columns: [{ ...first, links: [...(first?.links ?? []), ...inFooter] }, ...others], ...footer }
    },
  )
}

/** Gives blocks that were copied from a template ids that are unique on their page. */
const withIds = (blocks: readonly SeedBlock[], prefix: string): SeedBlock[] =>
  blocks.map((one, index) => ({
    ...one,
    id: `${prefix}-${index + 1}`,
    ...(one.childComponents && { childComponents: withIds(one.childComponents, `${prefix}-${index + 1}`) }),
  }))

async function publish(
  call: Call,
  storeId: string,
  pageId: string,
  compose: (content: readonly SeedBlock[]) => SeedBlock[],
  changeAround?: (around: readonly SeedBlock[]) => SeedBlock[],
): Promise<void> {
  const draft = await call('page.getById', { query: { pageId } })
  const content = withIds(compose(draft.content as unknown as SeedBlock[]), 'block')
  await call('page.publish', {
    body: {
      storeId,
      pageId,
      content: content as never,
      baseVersion: draft.version,
      ...(changeAround && {
        globalContent: changeAround(draft.globalContent as unknown as SeedBlock[]) as never,
        baseGlobalVersion: draft.globalVersion,
      }),
    },
  })
}
