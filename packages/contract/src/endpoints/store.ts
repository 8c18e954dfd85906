import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import {
  domainStatus,
  fbPixelId,
  starterTheme,
  starterThemeSummary,
  store,
  storeDetails,
  storeInfo,
  storeSummary,
  theme,
} from '../entities/store.ts'
import { success } from '../entities/success.ts'
import { count, currency, hostname, id, requiredText, subdomain, text } from '../values.ts'

const byStore = z.object({ storeId: id() })

export const storeEndpoints = {
  'store.findCurrent': {
    access: 'member',
    store: 'query.storeId',
    summary: 'One store of the signed-in person',
    query: byStore,
    response: store,
  },
  'store.findAll': {
    access: 'user',
    summary: 'All stores that the signed-in person is a member of',
    description: 'A userId may be given and counts for nothing: the answer is always about the session.',
    query: z.object({ userId: id().optional() }),
    response: z.array(storeSummary),
  },
  'store.create': {
    access: 'user',
    summary: 'Create a store that is ready to look at, and select it',
    description:
      'The theme is the id of one of the gallery, which brings its pages and first products along, or tokens of your own.',
    body: z.object({
      name: requiredText(120),
      subdomain: subdomain(),
      currency: currency(),
      theme: z.union([id(), theme]).optional(),
    }),
    response: store,
    errors: { subdomain_taken: true, limit_reached: true },
  },
  'store.themes': {
    access: 'public',
    summary: 'The themes that a new store can start with',
    response: z.array(starterThemeSummary),
  },
  'store.theme': {
    access: 'public',
    summary: 'One theme with its pages, products and pictures, for a live preview',
    query: z.object({ themeId: id() }),
    response: starterTheme,
  },
  'store.select': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Make a store the selected one of this session',
    body: byStore,
    response: storeSummary,
  },
  'store.updateDetails': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Change general details and theme; what is left out stays',
    body: storeDetails.partial().extend({ storeId: id() }),
    response: store,
  },
  'store.delete': {
    access: 'owner',
    store: 'body.storeId',
    summary: 'Delete a store for good; asks for its name',
    body: z.object({ storeId: id(), name: text(120) }),
    response: success,
  },
  'store.getInfo': {
    access: 'host',
    summary: 'What a storefront needs to start',
    query: z.object({ domain: hostname().optional() }),
    response: storeInfo,
  },
  'store.domainStatus': {
    access: 'member',
    store: 'query.storeId',
    summary: 'The hosts of a store and how they stand',
    query: byStore,
    response: z.array(domainStatus),
  },
  'store.domainExists': {
    access: 'user',
    summary: 'Whether a store address is taken or reserved',
    query: z.object({ storeDomain: hostname() }),
    response: z.object({ exists: z.boolean() }),
  },
  'store.updatePixel': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Set or clear the Meta pixel',
    body: z.object({ storeId: id(), fbPixelId }),
    response: z.object({ fbPixelId }),
  },
  'store.getPixel': {
    access: 'member',
    store: 'query.storeId',
    summary: 'The Meta pixel',
    query: byStore,
    response: z.object({ fbPixelId }),
  },
  'store.removeDemoProducts': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Remove the demo products, and the demo categories that are empty then',
    body: byStore,
    response: z.object({ removed: count(), removedCategories: count() }),
  },
} as const satisfies Record<string, Endpoint>
