import type { Category } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { loadTranslations, translatedAt } from './stored-translations.ts'

/** Returns a category with its texts in a language. */
export async function translateCategory(trx: StoreTrx, locale: string, category: Category): Promise<Category> {
  const { storeId, id } = category
  const translations = (await loadTranslations(trx, storeId, { locale, type: 'category', ids: [id] })).get(id)
  const at = (path: 'name' | 'description' | 'seoTitle' | 'metaDescription') => translatedAt(translations, path, category[path])
  return {
    ...category,
    name: at('name'),
    description: at('description'),
    seoTitle: at('seoTitle'),
    metaDescription: at('metaDescription'),
  }
}
