import type { Handlers } from '../../handler.ts'
import { getTranslatedItem, saveTranslatedItem } from './edit-item.ts'
import { exportTranslations } from './export-translations.ts'
import { importTranslations } from './import-translations.ts'
import { getLanguages, updateLanguages } from './languages.ts'
import { listTranslationItems } from './list-items.ts'

export const translationRoutes = {
  'language.list': (context) => getLanguages(context),
  'language.update': (context, { body }) => updateLanguages(context, body),
  'translation.list': (context, { query }) => listTranslationItems(context, query),
  'translation.get': (context, { query }) => getTranslatedItem(context, query),
  'translation.save': (context, { body }) => saveTranslatedItem(context, body),
  'translation.export': (context, { query }) => exportTranslations(context, query),
  'translation.import': (context, { body }) => importTranslations(context, body),
} satisfies Handlers
