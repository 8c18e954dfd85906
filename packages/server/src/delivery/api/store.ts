import { createStore } from '../../flows/create-store/create-store.ts'
import { deleteStore } from '../../flows/delete-store/delete-store.ts'
import { removeDemoProducts } from '../../flows/set-up-store/remove-demo-products.ts'
import { getSetup } from '../../flows/set-up-store/setup-guide.ts'
import type { Handlers } from '../../ground/handler.ts'
import { listEmails } from '../../modules/store/email/list-emails.ts'
import { previewEmail, sendTestEmail } from '../../modules/store/email/preview-email.ts'
import { updateEmailSettings } from '../../modules/store/email/update-email-settings.ts'
import { findStores, selectStore } from '../../modules/store/find-stores.ts'
import { getOpening, updateOpening } from '../../modules/store/opening/opening.ts'
import { findCurrentStore } from '../../modules/store/store.ts'
import { getStoreInfo } from '../../modules/store/store-info.ts'
import { listThemes } from '../../modules/store/theme/list-themes.ts'
import { getThemeDraft, publishTheme, saveThemeDraft } from '../../modules/store/theme/theme-draft.ts'
import { findTheme } from '../../modules/store/theme/theme-preview.ts'
import { updateStore } from '../../modules/store/update-store.ts'

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
