import type { Handlers } from '../../handler.ts'
import { createStore } from './create-store.ts'
import { deleteStore } from './delete-store.ts'
import {
  findCurrentStore,
  findStores,
  getPixel,
  removeDemoProducts,
  selectStore,
  storeInfo,
  updateDetails,
  updatePixel,
} from './store.ts'
import { domainExists, domainStatus } from './store-domain.ts'
import { findTheme, listThemes } from './store-themes.ts'

export const storeRoutes = {
  'store.findCurrent': ({ db, store }) => findCurrentStore(db, store),

  'store.findAll': ({ db, session }) => findStores(db, session.userId),

  'store.create': (context, input) => createStore(context, context.session, input.body),

  'store.themes': async () => listThemes(),

  'store.theme': async (_, { query }) => findTheme(query.themeId),

  'store.select': ({ db, session, store }) => selectStore(db, session.tokenHash, store),

  'store.updateDetails': ({ db, session, store }, { body }) => updateDetails(db, store, session.userId, body),

  'store.delete': (context, { body }) => deleteStore(context, body),

  'store.getInfo': ({ db, store }) => storeInfo(db, store.storeId),

  'store.domainStatus': ({ db, store }) => domainStatus(db, store.storeId),

  'store.domainExists': (context, input) => domainExists(context, input.query.storeDomain),

  'store.updatePixel': ({ db, session, store }, { body }) => updatePixel(db, store.storeId, session.userId, body.fbPixelId),

  'store.getPixel': ({ db, store }) => getPixel(db, store.storeId),

  'store.removeDemoProducts': ({ db, session, store }) => removeDemoProducts(db, store.storeId, session.userId),
} satisfies Handlers
