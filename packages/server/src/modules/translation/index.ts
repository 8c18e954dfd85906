export { localizePath, rootOf, splitLanguage } from './language-path.ts'
export {
  getLanguages,
  languageOfSegment,
  publishedLanguage,
  publishedLanguages,
  requireLanguage,
  storeInLanguage,
  updateLanguages,
} from './languages.ts'
export { messages } from './messages.ts'
export { optionFields, optionPath, valuePath } from './option-fields.ts'
export { resolveTranslation, translatedFields } from './resolve-translation.ts'
export { hashOfTexts, itemsQuery, type SourceField, type SourceItem, type TranslationSource } from './source.ts'
export {
  deleteTranslations,
  loadTranslations,
  lockTranslations,
  removeMediaFrom,
  SINGLE_ID,
  storeTranslations,
  type Translation,
  type Translations,
  translated,
  translatedAt,
} from './stored-translations.ts'
export { translateCartLines } from './translate-cart-lines.ts'
export { translateCategory } from './translate-category.ts'
export { translateProduct } from './translate-product.ts'
export { labelOptions, type Named, translateNames, translateResults } from './translate-results.ts'
