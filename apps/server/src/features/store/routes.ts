import type { Handlers } from '../../handler.ts'
import { createStore } from './create-store.ts'
import { deleteStore } from './delete-store.ts'
import { listEmails } from './email/list-emails.ts'
import { previewEmail, sendTestEmail } from './email/preview-email.ts'
import { updateEmailSettings } from './email/update-email-settings.ts'
import { findStores, selectStore } from './find-stores.ts'
import { getOpening, updateOpening } from './opening/opening.ts'
import { removeDemoProducts } from './remove-demo-products.ts'
import { getSetup } from './setup/setup-guide.ts'
import { findCurrentStore } from './store.ts'
import { getStoreInfo } from './store-info.ts'
import { listThemes } from './theme/list-themes.ts'
import { getThemeDraft, publishTheme, saveThemeDraft } from './theme/theme-draft.ts'
import { findTheme } from './theme/theme-preview.ts'
import { updateStore } from './update-store.ts'

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
