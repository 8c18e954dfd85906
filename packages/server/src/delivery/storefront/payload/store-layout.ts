import { type Currency, currencyExponent } from '@blockfront/commerce'
import { ownBreakpoints } from '@blockfront/engine'
import { type StoreTheme, themeProperties } from '@blockfront/engine/render'
import { bundledFamily, firstFamily, withFallback } from '@blockfront/fonts'
import type { StorePayload } from '@blockfront/storefront/payload'
import { sql } from 'kysely'
import type { PublishedDataCache, PublishedKind } from '../../../ground/cache/published-data.ts'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import { findOwnFonts } from '../../../modules/font/index.ts'
import { pagePath } from '../../../modules/page/index.ts'
import { isOffered, methodsOf, type PaymentMethodRow } from '../../../modules/payment/index.ts'
import {
  addressLines,
  iconSource,
  primaryHostname,
  type StoreRow,
  storedTheme,
  storeRow,
  storeUrl,
} from '../../../modules/store/index.ts'
import { trackingOf } from '../../../modules/tracking/index.ts'
import { loadTranslations, publishedLanguages, rootOf, SINGLE_ID } from '../../../modules/translation/index.ts'
import { contentBytes, type StoredContent, type StoredLayout } from './blocks.ts'
import { listLook } from './list-look.ts'

/** The data that all pages of a store have in common. */
export interface StoreLayout extends StoredLayout {
  store: StorePayload
  /** The published languages with the start of their URLs, the main language first. */
  languages: readonly { locale: string; root: string }[]
  currency: Currency
  /** Scheme and hostname of the store's primary address, without a slash at the end. */
  origin: string
  /** Country of the store, ISO 3166-1. */
  country: string
  /** Image of links to pages without an image; empty without one. */
  socialImage: string
  /** The content of pages that have none. */
  noContent: StoredContent
}

const layouts: PublishedKind<StoreLayout> = {
  name: 'layout',
  bytes: ({ globalContent }) => 4096 + globalContent.length + contentBytes({ json: globalContent }),
  // A change of anything with a cache tag is on pages, not around them, except translations.
  tags: (id) => {
    const [, locale] = id.split(' ')
    return locale ? [cacheTags.language(locale)] : []
  },
}

/** Returns the layout of a store, from the cache where possible. */
export async function getStoreLayout(
  cache: PublishedDataCache,
  trx: StoreTrx,
  storeId: string,
  config: Config,
): Promise<StoreLayout> {
  const load = async () => new Map([[storeId, await loadStoreLayout(trx, storeId, config)]])
  const found = (await cache.get(layouts, storeId, [storeId], load)).get(storeId)
  if (!found) throw new Error(`The store ${storeId} has no layout.`)
  return found
}

/** Returns a layout in one of its additional languages, from the cache where possible. */
export async function getTranslatedLayout(
  cache: PublishedDataCache,
  trx: StoreTrx,
  layout: StoreLayout,
  locale: string,
): Promise<StoreLayout> {
  const { storeId } = layout.store
  const id = `${storeId} ${locale}`
  const load = async () => {
    const stored = await loadTranslations(trx, storeId, { locale, type: 'layout', ids: [SINGLE_ID] })
    return new Map([[id, translateLayout(layout, locale, JSON.stringify(stored.get(SINGLE_ID) ?? {}))]])
  }
  const found = (await cache.get(layouts, storeId, [id], load)).get(id)
  if (!found) throw new Error(`The store ${storeId} has no layout.`)
  return found
}

function translateLayout(layout: StoreLayout, locale: string, globalTranslations: string): StoreLayout {
  const root = rootOf(locale)
  const { store } = layout
  return {
    ...layout,
    root,
    globalTranslations,
    noContent: { json: '[]' },
    store: {
      ...store,
      locale,
      dir: directionOf(locale),
      root,
      ...(store.account && { account: root + store.account }),
      ...(store.wishlist && { wishlist: root + store.wishlist }),
      ...(store.policies && { policies: store.policies.map((link) => ({ ...link, url: root + link.url })) }),
    },
  }
}

async function loadStoreLayout(trx: StoreTrx, storeId: string, config: Config): Promise<StoreLayout> {
  const shared = trx
    .selectFrom('store_content')
    .select(sql<string>`published::text`.as('published'))
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  const [row, languages, host, content, methods, policies, shop] = await Promise.all([
    storeRow(trx, storeId),
    publishedLanguages(trx, storeId),
    primaryHostname(trx, storeId),
    shared,
    methodsOf(trx, storeId),
    policiesOf(trx, storeId),
    shopContent(trx, storeId),
  ])
  const shown = await shownTheme(trx, storeId, storedTheme(row))
  return {
    store: {
      ...storePayload(row, methods, shown),
      ...(policies.length > 0 && { policies }),
      ...(shop && { lists: listLook(shop) }),
    },
    currency: row.currency as Currency,
    origin: storeUrl(config, host),
    country: row.country,
    socialImage: row.social_image,
    globalContent: content?.published ?? '[]',
    globalTranslations: '{}',
    components: '{}',
    root: '',
    languages,
    noContent: { json: '[]' },
  }
}

/** The published blocks of the shop page as JSON. */
async function shopContent(trx: StoreTrx, storeId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('pages')
    .select(sql<string>`coalesce(published, '[]')::text`.as('published'))
    .where('store_id', '=', storeId)
    .where('slug', '=', 'shop')
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row?.published
}

/** Links to the published policies. */
async function policiesOf(trx: StoreTrx, storeId: string): Promise<{ label: string; url: string }[]> {
  const rows = await trx
    .selectFrom('pages')
    .select(['name', 'type', 'slug'])
    .where('store_id', '=', storeId)
    .where('type', '=', 'policy')
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ name, ...page }) => ({ label: name, url: pagePath(page) }))
}

function storePayload(
  row: StoreRow,
  methods: readonly PaymentMethodRow[],
  shown: Pick<StorePayload, 'theme' | 'fonts' | 'breakpoints'>,
): StorePayload {
  return {
    storeId: row.store_id,
    name: row.name,
    currency: row.currency as Currency,
    currencyDigits: currencyExponent(row.currency as Currency),
    locale: row.locale,
    dir: directionOf(row.locale),
    root: '',
    timezone: row.timezone,
    ...shown,
    fbPixelId: row.fb_pixel_id,
    ...pixelPayload(row),
    logo: row.logo,
    favicon: row.favicon,
    ...(iconSource(row) && { hasIcons: true }),
    email: row.store_email,
    phone: row.store_phone,
    address: addressLines(row),
    social: row.social_links as StorePayload['social'],
    ...(row.customer_accounts && { account: '/account' }),
    ...(row.prices_include_tax && { includesTax: true }),
    ...(row.opens_cart && { opensCart: true }),
    ...(row.has_wishlist && { wishlist: '/wishlist' }),
    ...(row.disabled_emails.includes('back-in-stock') && { hidesStockAlerts: true }),
    paymentMethods: [...new Set(methods.filter(isOffered).map(({ title }) => title))],
  }
}

/** The custom properties of a theme, with the fallback fonts of web fonts, those of its fonts that the owner uploaded, and its breakpoints. */
export async function shownTheme(
  trx: StoreTrx,
  storeId: string,
  { fonts, ...theme }: StoreTheme,
): Promise<Pick<StorePayload, 'theme' | 'fonts' | 'breakpoints'>> {
  const { heading, body } = fonts
  // Bundled fonts need no query.
  const others = [heading, body].filter((stack) => !bundledFamily(stack)).map(firstFamily)
  const own = others.length > 0 ? await findOwnFonts(trx, storeId, others) : []
  return {
    theme: themeProperties({ ...theme, fonts: { heading: withFallback(heading, own), body: withFallback(body, own) } }),
    fonts: own.length > 0 ? own : undefined,
    breakpoints: ownBreakpoints(theme.breakpoints),
  }
}

/** The settings of the pixel and of the banner, without those that are the defaults. */
function pixelPayload(row: StoreRow): Pick<StorePayload, 'consent' | 'tracking'> {
  if (!row.fb_pixel_id) return { consent: 'none' }
  const { consent, disabledEvents, banner } = trackingOf(row)
  const entries = Object.entries(banner).filter(([, value]) => value !== '')
  return {
    consent: consent === 'always' ? 'ask' : consent === 'never' ? 'none' : 'countries',
    ...((disabledEvents.length > 0 || entries.length > 0) && {
      tracking: { disabledEvents, banner: Object.fromEntries(entries) },
    }),
  }
}

/** Scripts that are written from right to left (Unicode, UAX 44: Bidi_Class R and AL). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The direction of a BCP 47 locale: by its script, or the one that its language is usually written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
