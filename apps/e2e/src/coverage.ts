import type { EndpointId } from '@blockfront/contract'

/** What an end-to-end test covers. */
export interface Coverage {
  /**
   * Folders and files of the product, from the repository root. A test reaches their files, what these import in the same app, and the endpoints
   * that they call.
   */
  folders: readonly string[]
  /** Endpoints that the test is about, in addition to those that it names itself. */
  endpoints?: readonly EndpointId[]
  /** Runs after any change of the product, for the rest of it: the ground of the server, shared components, other packages. */
  isSmokeTest?: true
}

const within = (top: string) => (folders: string) => folders.split(' ').map((folder) => `${top}/${folder}`)
const dashboard = within('packages/dashboard/src/dashboard')
const platform = within('packages/dashboard/src')
const storefront = within('packages/storefront/src')
const server = within('packages/server/src')
const engine = within('packages/engine/src')
const builder = within('packages/builder/src')

/**
 * The coverage of each end-to-end test, by its path in `apps/e2e/src`. These tests run the built product, so their imports do not say what they
 * cover. One test of the server is here too: it imports all of it, and takes longer than others. A test of this table fails when a file or a
 * folder is missing.
 */
export const coverage: Readonly<Record<string, Coverage>> = {
  'browser/failed-pages.test.ts': { folders: ['apps/e2e/src/browser'] },
  'browser/fonts.test.ts': { folders: ['packages/tooling/src/browser'] },
  'builder/build.test.ts': {
    folders: builder(
      'canvas commands dnd keyboard outline palette rich-text sections shared-components shell store text-tokens toolbar',
    ),
  },
  'builder/media.test.ts': {
    folders: [...platform('builder media'), ...server('modules/media ground/images')],
    isSmokeTest: true,
  },
  'builder/parity.test.ts': { folders: [...builder('canvas'), ...engine('blocks render'), ...storefront('styles document')] },
  'builder/saving.test.ts': {
    folders: [
      ...builder('adapters comments presence saving settings'),
      ...platform('builder'),
      ...server('modules/page modules/preview'),
    ],
  },
  'dashboard/abandoned-checkouts.test.ts': {
    folders: [...dashboard('abandoned-checkouts'), ...server('modules/abandoned-checkout'), ...storefront('checkout')],
  },
  'dashboard/audience.test.ts': { folders: [...dashboard('messages subscribers'), ...server('modules/contact')] },
  'dashboard/categories.test.ts': { folders: dashboard('categories') },
  'dashboard/checkout-editor.test.ts': { folders: [...dashboard('checkout-editor'), ...storefront('checkout')] },
  'dashboard/customers.test.ts': { folders: [...dashboard('customers'), ...storefront('account')] },
  'dashboard/discounts.test.ts': { folders: [...dashboard('discounts'), ...storefront('discount')], isSmokeTest: true },
  'dashboard/drafts.test.ts': { folders: dashboard('drafts') },
  'dashboard/emails.test.ts': { folders: [...dashboard('emails'), 'packages/emails/src'] },
  'dashboard/languages.test.ts': {
    folders: [...dashboard('languages'), ...storefront('language'), ...server('modules/translation')],
  },
  'dashboard/media.test.ts': { folders: [...dashboard('media'), ...platform('media')] },
  'dashboard/orders.test.ts': { folders: [...dashboard('orders'), ...storefront('order')] },
  'dashboard/pages.test.ts': { folders: dashboard('pages') },
  'dashboard/products.test.ts': { folders: dashboard('parts products transfer') },
  'dashboard/settings.test.ts': {
    folders: dashboard('api-tokens domains home opening profile seo settings store-export taxes webhooks'),
  },
  'dashboard/shipping.test.ts': { folders: [...dashboard('shipping'), ...server('modules/shipping')] },
  'dashboard/states.test.ts': {
    folders: [...dashboard('Loaded.tsx Dashboard.tsx activity analytics policies reviews staff tracking'), ...platform('stores')],
  },
  'journeys/newcomer.test.ts': {
    folders: [
      'packages/tooling/src/bootstrap.mjs',
      'packages/tooling/src/dev.ts',
      'packages/engine/build/new-block',
      'packages/tooling/src/packages',
      'docs/guides',
      'README.md',
    ],
  },
  'journeys/selling.test.ts': {
    folders: [
      ...dashboard('discounts shipping taxes'),
      ...storefront('checkout'),
      ...server('modules/checkout modules/payment flows/take-payment'),
      'packages/commerce/src',
    ],
  },
  'journeys/story.test.ts': { folders: [...dashboard('home payment'), ...platform('auth stores')] },
  'platform/account.test.ts': {
    folders: [...platform('auth stores workspace'), ...dashboard('StoreSwitcher.tsx Navigation.tsx')],
  },
  'platform/billing.test.ts': { folders: [...platform('billing'), ...server('modules/billing')] },
  'platform/downloads.test.ts': { folders: ['packages/tooling/src/build/apps.ts', 'packages/dashboard/build'] },
  'platform/pages.test.ts': { folders: [...platform('site'), 'packages/starter/src/themes'] },
  'platform/security.test.ts': { folders: [...dashboard('security staff'), ...platform('auth')] },
  'shopper/online-payment.test.ts': {
    folders: [...dashboard('payment'), ...server('modules/payment flows/take-payment'), ...storefront('checkout order')],
  },
  'storefront/cart.test.ts': { folders: storefront('cart') },
  'storefront/checkout.test.ts': { folders: storefront('checkout order') },
  'storefront/contact.test.ts': {
    folders: [...storefront('bot-check tracking'), ...server('modules/contact delivery/storefront/forms')],
  },
  'storefront/listing.test.ts': { folders: [...storefront('listing'), ...server('modules/product/list')] },
  'storefront/navigation.test.ts': { folders: storefront('document overlays routing') },
  'storefront/pages.test.ts': { folders: [...storefront('document screens'), ...server('delivery/storefront')] },
  'storefront/product-html.test.ts': {
    folders: [
      ...server('ground/sanitize-html.ts ground/response-headers.ts ground/block-policy.ts'),
      ...engine('render/parts/rich-text'),
    ],
  },
  'storefront/product.test.ts': {
    folders: [...storefront('quick-add reviews stock-alert viewed wishlist'), ...engine('render/product')],
  },
  'storefront/search.test.ts': { folders: storefront('search') },
  'storefront/states.test.ts': { folders: storefront('api problems screens') },
  'packages/server/src/security/attacks.test.ts': {
    folders: server(
      'ground/cache ground/db/connection modules/media/upload delivery/http ground/images ground/limits ground/request delivery/storefront/respond delivery/tasks ground/workers',
    ),
  },
}

/** The product. Every change of it runs the smoke tests. */
export const product: readonly string[] = [
  'apps/platform',
  'apps/server',
  'apps/storefront',
  'packages/builder/src',
  'packages/commerce/src',
  'packages/contract/src',
  'packages/dashboard/src',
  'packages/emails/src',
  'packages/engine/src',
  'packages/fonts/src',
  'packages/messages/src',
  'packages/starter/src',
  'packages/server/src',
  'packages/storefront/src',
  'packages/ui/src',
]
