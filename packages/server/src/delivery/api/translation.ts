import { getTranslatedItem, saveTranslatedItem } from '../../flows/translate-store/edit-item.ts'
import { exportTranslations } from '../../flows/translate-store/export-translations.ts'
import { importTranslations } from '../../flows/translate-store/import-translations.ts'
import { listTranslationItems } from '../../flows/translate-store/list-items.ts'
import type { Handlers } from '../../ground/handler.ts'
import { getLanguages, updateLanguages } from '../../modules/translation/languages.ts'

export const translationRoutes = {
  'language.list': (context) => getLanguages(context),
  'language.update': (context, { body }) => updateLanguages(context, body),
  'translation.list': (context, { query }) => listTranslationItems(context, query),
  'translation.get': (context, { query }) => getTranslatedItem(context, query),
  'translation.save': (context, { body }) => saveTranslatedItem(context, body),
  'translation.export': (context, { query }) => exportTranslations(context, query),
  'translation.import': (context, { body }) => importTranslations(context, body),
} satisfies Handlers
