import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import {
  domainStatus,
  opening,
  starterTheme,
  starterThemeSummary,
  store,
  storeDetails,
  storeInfo,
  storeSetup,
  storeSummary,
  theme,
} from '../entities/store.ts'
import { success } from '../entities/success.ts'
import { fbPixelId, newPixelId } from '../entities/tracking.ts'
import { count, currency, hostname, id, requiredText, subdomain, text, visitorPassword } from '../values.ts'

const byStore = z.object({ storeId: id() })

export const storeEndpoints = {
  'store.findCurrent': {
    access: 'member',
    needs: 'store.view',
    store: 'query.storeId',
    summary: 'Get a store of the signed-in account',
    query: byStore,
    response: store,
  },
  'store.findAll': {
    access: 'user',
    summary: 'List the stores of the signed-in account',
    description: 'A userId is ignored: the response is always for the session.',
    query: z.object({ userId: id().optional() }),
    response: z.array(storeSummary),
  },
  'store.create': {
    access: 'user',
    summary: 'Create a store with content and select it',
    description: 'The theme is the id of a starter theme, which adds its pages and products, or a set of design tokens.',
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
    summary: 'List the starter themes',
    response: z.array(starterThemeSummary),
  },
  'store.theme': {
    access: 'public',
    summary: 'Get a starter theme with its pages, products and images for a preview',
    query: z.object({ themeId: id() }),
    response: starterTheme,
  },
  'store.select': {
    access: 'member',
    needs: 'store.view',
    store: 'body.storeId',
    summary: 'Select a store in this session',
    body: byStore,
    response: storeSummary,
  },
  'store.updateDetails': {
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Update general details and theme; omitted fields do not change',
    body: storeDetails.partial().extend({ storeId: id() }),
    response: store,
  },
  'store.delete': {
    access: 'member',
    needs: 'store.delete',
    store: 'body.storeId',
    summary: 'Delete a store permanently; requires its name',
    body: z.object({ storeId: id(), name: text(120) }),
    response: success,
  },
  'store.getInfo': {
    access: 'host',
    summary: 'Get the data that a storefront needs to start',
    query: z.object({ domain: hostname().optional() }),
    response: storeInfo,
  },
  'store.domainStatus': {
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'List the hostnames of a store with their status',
    query: byStore,
    response: z.array(domainStatus),
  },
  'store.domainExists': {
    access: 'user',
    summary: 'Check whether a hostname is taken or reserved',
    query: z.object({ storeDomain: hostname() }),
    response: z.object({ exists: z.boolean() }),
  },
  'store.updatePixel': {
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Set or clear the Meta pixel',
    body: z.object({ storeId: id(), fbPixelId: newPixelId }),
    response: z.object({ fbPixelId }),
  },
  'store.getPixel': {
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'Get the Meta pixel',
    query: byStore,
    response: z.object({ fbPixelId }),
  },
  'store.removeDemoProducts': {
    access: 'member',
    needs: 'catalog.manage',
    store: 'body.storeId',
    summary: 'Remove the demo products and the demo categories that become empty',
    body: byStore,
    response: z.object({ removed: count(), removedCategories: count() }),
  },
  'store.setup': {
    access: 'member',
    needs: 'store.view',
    store: 'query.storeId',
    summary: 'Get what a store has and still needs before it is opened',
    query: byStore,
    response: storeSetup,
  },
  'store.opening': {
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'Get whether the online store is open, its password and the text of its password page',
    query: byStore,
    response: opening,
  },
  'store.updateOpening': {
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Open or close the online store, or change its password page; omitted fields do not change',
    description: 'A store that is closed for the first time gets a random password, unless the call names one.',
    body: opening.partial().extend({ storeId: id(), password: visitorPassword().optional() }),
    response: opening,
  },
} as const satisfies Record<string, Endpoint>
