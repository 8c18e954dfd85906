import { createStore } from '../../flows/create-store/index.ts'
import { deleteStore } from '../../flows/delete-store/index.ts'
import { getSetup, removeDemoProducts } from '../../flows/set-up-store/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import {
  findCurrentStore,
  findStores,
  findTheme,
  getOpening,
  getStoreInfo,
  getThemeDraft,
  listEmails,
  listThemes,
  previewEmail,
  publishTheme,
  saveThemeDraft,
  selectStore,
  sendTestEmail,
  updateEmailSettings,
  updateOpening,
  updateStore,
} from '../../modules/store/index.ts'

export const storeRoutes = {
  'store.findCurrent': (context) => findCurrentStore(context),
  'store.findAll': (context) => findStores(context),
  'store.create': (context, { body }) => createStore(context, body),
  'store.themes': async () => listThemes(),
  'store.theme': (context, { query }) => findTheme(context, query),
  'store.getThemeDraft': (context) => getThemeDraft(context),
  'store.saveThemeDraft': (context, { body }) => saveThemeDraft(context, body),
  'store.publishTheme': (context, { body }) => publishTheme(context, body),
  'store.select': (context) => selectStore(context),
  'store.updateDetails': (context, { body }) => updateStore(context, body),
  'store.delete': (context, { body }) => deleteStore(context, body),
  'store.getInfo': (context) => getStoreInfo(context),
  'storeEmail.list': (context) => listEmails(context),
  'storeEmail.preview': (context, { query }) => previewEmail(context, query),
  'storeEmail.sendTest': (context, { body }) => sendTestEmail(context, body),
  'storeEmail.updateSettings': (context, { body }) => updateEmailSettings(context, body),
  'store.setup': (context) => getSetup(context),
  'store.opening': (context) => getOpening(context),
  'store.updateOpening': (context, { body }) => updateOpening(context, body),
  'store.removeDemoProducts': (context) => removeDemoProducts(context),
} satisfies Handlers
