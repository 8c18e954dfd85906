import type { StorefrontProduct } from '@blockfront/contract'
import { mapHtmlLinks } from '@blockfront/engine'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { localizePath, rootOf } from './language-path.ts'
import { optionPath, valuePath } from './option-fields.ts'
import { loadTranslations, loadTranslationsOf, translated, translatedAt } from './stored-translations.ts'

/** A product with the source values of its colors, which their swatches are recognized by. */
type TranslatedProduct = Omit<StorefrontProduct, 'attributeGroups'> & {
  attributeGroups: (StorefrontProduct['attributeGroups'][number] & { swatches?: string[] })[]
}

/**
 * Returns a product with its texts, its options and the names of its categories in a language. The links in its description keep the
 * language.
 */
export async function translateProduct(trx: StoreTrx, locale: string, product: StorefrontProduct): Promise<TranslatedProduct> {
  const { storeId, id, categories } = product
  const [stored, names] = await Promise.all([
    loadTranslations(trx, storeId, { locale, type: 'product', ids: [id] }),
    loadTranslationsOf(trx, storeId, { locale, type: 'category', ids: categories.map((one) => one.id), path: 'name' }),
  ])
  const translations = stored.get(id)
  const at = (path: string, source: string) => translatedAt(translations, path, source)
  const groups = product.attributeGroups
  const optionName = distinct(
    groups.map(({ name }) => name),
    (name) => at(optionPath(name), name),
  )
  const valuesOf = new Map(
    groups.map(({ name, values }) => [name, distinct(values, (value) => at(valuePath(name, value), value))]),
  )
  const optionValue = (name: string, value: string) => valuesOf.get(name)?.(value) ?? value
  return {
    ...product,
    name: at('name', product.name),
    description: mapHtmlLinks(at('description', product.description), (url) => localizePath(rootOf(locale), url)),
    seoTitle: at('seoTitle', product.seoTitle),
    metaDescription: at('metaDescription', product.metaDescription),
    attributeGroups: groups.map(({ name, values, ...group }) => ({
      ...group,
      name: optionName(name),
      values: values.map((value) => optionValue(name, value)),
      ...(group.type === 'color' && { swatches: values }),
    })),
    variations: product.variations.map(({ attributes, ...variation }) => ({
      ...variation,
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [optionName(name), optionValue(name, value)]),
      ),
    })),
    categories: categories.map((category) => ({ ...category, name: translated(category.name, names.get(category.id)) })),
  }
}

/** Returns the translation of texts, or the texts themselves if two of them would become the same: a shopper could not choose between them. */
function distinct(texts: readonly string[], translate: (text: string) => string): (text: string) => string {
  return new Set(texts.map(translate)).size === new Set(texts).size ? translate : (text) => text
}
