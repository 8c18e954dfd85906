import { z } from 'zod'
import {
  color,
  count,
  country,
  currency,
  email,
  fontFamilies,
  hostname,
  id,
  locale,
  slug,
  subdomain,
  text,
  time,
  url,
} from '../../values.ts'
import { productCard, storefrontProduct } from '../catalog/product.ts'
import { blocks, pageType } from '../content/page.ts'
import { storeRole } from '../people/account.ts'
import { dnsStatus } from './domain.ts'
import { fbPixelId } from './tracking.ts'

/** The widths of a page in CSS pixels at which its layout changes. */
const breakpoints = z
  .object({
    tablet: z.int().min(480).max(1000).describe('The least width of the tablet layout.'),
    desktop: z.int().min(640).max(1600).describe('The least width of the desktop layout: at least 160 more than `tablet`.'),
  })
  .refine(({ tablet, desktop }) => desktop >= tablet + 160, {
    path: ['desktop'],
    error: 'Enter a width that is at least 160 pixels more than that of tablets.',
  })

/** Design tokens by role. Settings of a block override them. */
export const theme = z
  .object({
    name: text(60),
    palette: z.object({
      surface: color(),
      text: color(),
      muted: color(),
      accent: color(),
      onAccent: color(),
      border: color(),
      sale: color(),
    }),
    fonts: z.object({ heading: fontFamilies(), body: fontFamilies() }),
    radius: z.number().min(0).max(48).describe('Corner radius in pixels.'),
    buttons: z.enum(['theme', 'pill']).optional().describe('Corners of buttons. Default: theme.'),
    heroButtons: z
      .enum(['white', 'accent'])
      .optional()
      .describe('Color of primary buttons on images, such as those of a hero. Default: white.'),
    cards: z.enum(['flat', 'framed', 'raised']).optional().describe('Shadows of cards. Default: a small shadow.'),
    weights: z
      .object({
        heading: z.int().min(100).max(900),
        name: z.int().min(100).max(900),
        text: z.int().min(100).max(900).optional(),
      })
      .optional()
      .describe('Font weights of headings, of names, such as those of products, and of text. Default: 700, 600 and 400.'),
    spacing: z.number().min(0.5).max(2).describe('Density factor; 1 is the default.'),
    breakpoints: breakpoints
      .optional()
      .describe('Widths of a page in CSS pixels at which its layout changes. Default: 768 and 1024.'),
  })
  .meta({ id: 'Theme' })

export const address = z
  .object({
    line1: text(200),
    line2: text(200),
    city: text(120),
    region: text(120),
    postalCode: text(20),
    country: z.union([country(), z.literal('')]),
  })
  .meta({ id: 'StoreAddress' })

export const socialLink = z.object({ network: text(40), url: url() }).meta({ id: 'SocialLink' })

/** Details of a store that an owner can change. */
export const storeDetails = z.object({
  name: text(120).min(1),
  storeEmail: z.union([email(), z.literal('')]),
  storePhone: text(40),
  address: address,
  logo: url(),
  favicon: url(),
  socialImage: url().describe('Image of links to pages without an image.'),
  socialLinks: z.array(socialLink).max(20),
  locale: locale(),
  timezone: text(60),
  country: country(),
  theme: theme,
  pricesIncludeTax: z.boolean(),
  unpaidOrderDays: z
    .int()
    .min(1)
    .max(60)
    .describe('Days after which an unpaid and unfulfilled order is canceled. Applies to orders placed after the change.'),
  customerAccounts: z.boolean().describe('Whether customers can sign in to the online store.'),
  opensCart: z.boolean().describe('Whether adding a product to the cart opens the cart.'),
  hasWishlist: z.boolean().describe('Whether shoppers can save products to a wishlist.'),
  orderNumberPrefix: text(12).regex(/^[A-Za-z0-9#-]*$/, 'Use letters, digits, # and hyphens.'),
})

export const storeStatus = z.enum(['active', 'suspended', 'closed'])

/** A store as members see it. */
export const store = storeDetails
  .extend({
    storeId: id(),
    subdomain: subdomain(),
    storeDomain: hostname(),
    currency: currency(),
    fbPixelId: fbPixelId,
    status: storeStatus,
    isOpen: z.boolean().describe('Whether everyone may visit the online store. Otherwise visitors need the password.'),
    role: storeRole,
    hasDemoProducts: z.boolean(),
    createdAt: time(),
  })
  .meta({ id: 'Store' })

/** Whether a store is open, and what visitors of a closed store see. */
export const opening = z
  .object({
    isOpen: z.boolean(),
    password: text(100).describe(
      'Opens the closed store for visitors. Members can read it, because they share it. A new one ends all earlier access. Empty for a store that was never closed.',
    ),
    message: text(1000).describe('Text on the password page.'),
    showNewsletter: z.boolean().describe('Whether visitors can subscribe to the newsletter on the password page.'),
  })
  .meta({ id: 'StoreOpening' })

/** The setup guide: the steps of a store that are done, and those that remain before it is opened. */
export const storeSetup = z
  .object({
    products: count().describe('Active products, without demo products.'),
    demoProducts: count(),
    details: z.boolean().describe('Whether the store has an email address and a postal address.'),
    logo: z.boolean(),
    policies: count().describe('Published policies.'),
    shipping: z.boolean().describe('Whether there is a shipping rate, and it is not the unchanged one of a new store.'),
    payment: z.boolean().describe('Whether there is a payment method, and it is not the unchanged one of a new store.'),
    domain: z.boolean().describe('Whether a custom domain is active.'),
    themeTexts: z
      .array(
        z.object({
          pageId: id(),
          page: text(200),
          blockId: text(100),
          block: text(100).describe('Title of the block type.'),
          text: text(120),
        }),
      )
      .max(50)
      .describe('Blocks of published pages whose text is still the one of a starter theme or the default of the block.'),
  })
  .meta({ id: 'StoreSetup' })

/** A store in the list of stores. */
export const storeSummary = z
  .object({
    storeId: id(),
    name: text(120),
    storeDomain: hostname(),
    currency: currency(),
    logo: url(),
    status: storeStatus,
    role: storeRole,
  })
  .meta({ id: 'StoreSummary' })

/** Data that a storefront needs to start (product.md, "Store info"). */
export const storeInfo = z
  .object({
    storeId: id(),
    name: text(120),
    currency: currency(),
    locale: locale(),
    country: country(),
    fbPixelId: fbPixelId,
    storeDomain: hostname(),
    logo: url(),
    favicon: url(),
    theme: theme,
  })
  .meta({ id: 'StoreInfo' })

export const domainStatus = z
  .object({
    host: hostname(),
    kind: z.enum(['platform', 'custom']),
    isPrimary: z.boolean(),
    status: dnsStatus,
    lastError: text(500).nullable(),
  })
  .meta({ id: 'DomainStatus' })

/** A starter theme: tokens and the content of a new store. */
export const starterThemeSummary = z
  .object({
    themeId: id(),
    name: text(60),
    kind: text(60).describe('The kind of store it was designed for.'),
    description: text(300),
    picture: url().describe('Preview image.'),
    tokens: theme,
    alternate: theme.shape.palette.describe('Its dark palette, or the light palette of a dark theme.'),
  })
  .meta({ id: 'StarterThemeSummary' })

/** A starter theme with all data for a preview of its pages in a demo store. */
export const starterTheme = starterThemeSummary
  .extend({
    globalContent: blocks,
    pages: z.array(
      z.object({
        slug: slug(),
        name: text(120),
        type: pageType,
        metaTitle: text(200),
        metaDescription: text(500),
        content: blocks,
      }),
    ),
    products: z.array(productCard),
    product: storefrontProduct.describe('Product of its product page.'),
    categories: z.array(z.object({ id: id(), slug: slug(), name: text(120), image: url() })),
    pictures: z
      .record(text(2048), z.object({ src: url(), width: count(), height: count() }))
      .describe('Sizes of its images by URL, in pixels.'),
  })
  .meta({ id: 'StarterTheme' })

export type StarterThemeSummary = z.output<typeof starterThemeSummary>
export type StarterTheme = z.output<typeof starterTheme>
export type Theme = z.output<typeof theme>
export type StoreDetails = z.output<typeof storeDetails>
export type Store = z.output<typeof store>
export type StoreSummary = z.output<typeof storeSummary>
export type StoreInfo = z.output<typeof storeInfo>
export type DomainStatus = z.output<typeof domainStatus>
