/**
 * Size limits and forbidden content of bundles for `npm run check:bundle`. Increase a limit in the commit that needs it. Every
 * forbidden marker has a canary bundle that must contain it, which proves that the check finds it.
 */

import { typesLoaded } from '../../../engine/build/block-loading.ts'

/** Something that browsers load: a small bundle, as an app would make it, or a part of the storefront. */
export interface Canary {
  name: string
  entry: CanaryEntry
  /** Maximum total size in bytes, with each file compressed as given. */
  budget?: { bytes: number; encoding: 'gzip' | 'brotli' }
  /** Names of `markers` that it must not contain. */
  without?: readonly string[]
  /** Names of `markers` that it must contain. */
  holds?: readonly string[]
}

/**
 * A string is the source of a bundle's entry. `views` is the JavaScript that a store's page with these block types loads before
 * any interaction; `everything` is all of the storefront's JavaScript.
 */
export type CanaryEntry = string | { storefront: 'everything' | { views: readonly string[] } }

/** Content of a bundle: modules by a part of their path, or strings that survive minification. */
export interface Marker {
  modules?: readonly string[]
  texts?: readonly string[]
  /** Represents the labels of all block fields that are long enough to be unambiguous. */
  labels?: boolean
}

/** Not bundled, so the limits do not include them. */
export const externals: readonly RegExp[] = [/^react($|\/)/, /^react-dom($|\/)/, /^swiper($|\/)/]

export const markers: Readonly<Record<string, Marker>> = {
  zod: { modules: ['/node_modules/zod/'], texts: ['invalid_type', '~standard'] },
  fields: { modules: ['/packages/engine/src/field/'] },
  labels: { labels: true },
  form: { modules: ['/packages/engine/src/form/', '/node_modules/react-hook-form/'] },
  panels: {
    modules: [
      '/packages/engine/src/form/panel/Panel.tsx',
      '/packages/engine/src/form/color/ColorPicker.tsx',
      '/packages/engine/src/form/list/',
    ],
  },
  builder: { modules: ['/packages/builder/src/', '/node_modules/@dnd-kit/', '/node_modules/@tiptap/'] },
  late: {
    modules: [
      '/node_modules/swiper/',
      '/node_modules/react-router/',
      '/node_modules/@tanstack/',
      '/node_modules/react-hot-toast/',
      '/packages/storefront/src/cart/drawer/CartDrawer.tsx',
      '/packages/storefront/src/search/SearchModal.tsx',
      '/packages/storefront/src/checkout/CheckoutForm.tsx',
    ],
  },
}

const kilobyte = 1024
// A message that names only the options that are still missing after each choice: 26 bytes of the product page.
const storefront = { bytes: 80.05 * kilobyte, encoding: 'brotli' as const }
/** The block types of a typical home page. */
const sections = typesLoaded('grouped')

export const canaries: readonly Canary[] = [
  {
    name: 'engine/render',
    entry: "export * from '@blockfront/engine/render'",
    // With the English messages of the built-in views, which only `inertServices` imports: 2.1 KB since reviews. With the parts for views of apps (`Image`,
    // `SmartLink`, `RichText`), which an app that only renders pages does not load. With areas of the page since decision 0067: 0.1 KB. With colors of
    // rich text and two messages of product blocks: 0.2 KB. With the wishlist button of product cards: 0.2 KB. With the lowest price of variations:
    // 0.1 KB. With shapes, shadows and weights of the theme, and rules for contrast themes: 0.25 KB. With the colors of hero buttons: 30 bytes.
    budget: { bytes: 8.63 * kilobyte, encoding: 'gzip' },
    without: ['zod', 'fields', 'labels', 'form', 'builder'],
  },
  {
    name: 'engine/render with all views',
    entry: "export * from '@blockfront/engine/render'; export * from '@blockfront/engine/views'",
    // Some 30 views. A page loads those of its blocks only. With menus of the navigation bar, wishlist buttons and size guides: 0.9 KB. With the
    // product and the contact form in smaller functions: 0.1 KB. With the layouts of decision 0114: 0.05 KB more. With the image ratio of
    // product pages: 0.1 KB. With the lowest price of variations and the note next to a price: 0.2 KB.
    // With nested menus, and tiles of categories without an image: 0.15 KB. With shapes, shadows and weights of the theme, rules for contrast
    // themes, and rings over images: 0.45 KB. With the sizes of a gallery's image in a separate file: 4 bytes. With a message that names
    // only the options that are still missing: 40 bytes. With sliders that loop only with a slide out of view, and the colors of hero
    // buttons: 0.12 KB.
    budget: { bytes: 35.97 * kilobyte, encoding: 'gzip' },
    without: ['zod', 'fields', 'labels', 'form', 'builder'],
  },
  {
    name: 'contract/client',
    entry: "export * from '@blockfront/contract/client'",
    without: ['zod', 'fields', 'form', 'builder'],
  },
  {
    name: 'engine/blocks',
    entry: "export * from '@blockfront/engine/blocks'",
    holds: ['zod', 'fields', 'labels'],
    without: ['form', 'builder'],
  },
  {
    name: 'builder',
    entry: "export * from '@blockfront/builder'; export * from '@blockfront/engine/form'",
    holds: ['form', 'panels', 'builder'],
  },
  {
    name: 'engine/form for text',
    entry: "export { TextForm } from '@blockfront/engine/form'",
    holds: ['form'],
    without: ['panels', 'builder'],
  },
  {
    name: 'storefront, home page',
    entry: { storefront: { views: sections } },
    budget: storefront,
    without: ['zod', 'fields', 'labels', 'form', 'builder', 'late'],
  },
  {
    name: 'storefront, product page',
    entry: { storefront: { views: ['product'] } },
    budget: storefront,
    without: ['zod', 'fields', 'labels', 'form', 'builder', 'late'],
  },
  {
    name: 'storefront, everything',
    entry: { storefront: 'everything' },
    holds: ['late'],
    without: ['zod', 'fields', 'labels', 'form', 'builder'],
  },
  {
    name: 'storefront, style sheet as text',
    entry: "export { styleSheet } from './packages/storefront/src/document/style-sheet.ts'",
    // 15 KB before bars and heroes of eight themes, and the direction of untranslated text. With the note about tax next to a price, and with
    // links to subcategories in menus and on their pages: 0.05 KB each. With shapes, shadows and weights of the theme, rules for contrast themes,
    // and rings over images: 0.35 KB. With the colors of hero buttons, and whether the next slide shows: 29 bytes.
    budget: { bytes: 15.78 * kilobyte, encoding: 'brotli' },
  },
]
