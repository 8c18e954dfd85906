import {
  exportTranslations,
  getTranslatedItem,
  importTranslations,
  listTranslationItems,
  saveTranslatedItem,
} from '../../flows/translate-store/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import { getLanguages, updateLanguages } from '../../modules/translation/index.ts'

export const translationRoutes = {
  'language.list': (context) => getLanguages(context),
  'language.update': (context, { body }) => updateLanguages(context, body),
  'translation.list': (context, { query }) => listTranslationItems(context, query),
  'translation.get': (context, { query }) => getTranslatedItem(context, query),
  'translation.save': (context, { body }) => saveTranslatedItem(context, body),
  'translation.export': (context, { query }) => exportTranslations(context, query),
  'translation.import': (context, { body }) => importTranslations(context, body),
} satisfies Handlers
