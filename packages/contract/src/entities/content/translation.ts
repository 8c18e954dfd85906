import { z } from 'zod'
import { lists } from '../../lists.ts'
import { count, id, languageTag, requiredText, text } from '../../values.ts'

/** The types of items that can be translated. `layout` is the top bar, navigation and footer. */
export const translationType = z
  .enum(['page', 'layout', 'product', 'category', 'checkout', 'shippingRate', 'paymentMethod'])
  .meta({ id: 'TranslationType' })

/** `missing`: not all texts are translated. `stale`: the source changed after it was translated. */
export const translationState = z.enum(lists['translation.list'].filters.state.values).meta({ id: 'TranslationState' })

/** A language that a store offers in addition to its main language. */
export const storeLanguage = z
  .object({ locale: languageTag(), published: z.boolean().describe('Whether shoppers can choose it.') })
  .meta({ id: 'StoreLanguage' })

export const storeLanguages = z
  .object({
    defaultLocale: text(35).describe('The main language, in which the store is written. Its URLs have no prefix.'),
    languages: z.array(storeLanguage).max(20),
  })
  .meta({ id: 'StoreLanguages' })

/** An item in the list of what can be translated. */
export const translationItem = z.object({ id: id(), name: text(500), state: translationState }).meta({ id: 'TranslationItem' })

/** Longest text of a translation: that of formatted text. */
const maxText = 200_000

/** A text with its translation. */
export const translationField = z
  .object({
    path: requiredText(500).describe('Identifies the text in its item.'),
    kind: z.enum(['text', 'textarea', 'richText']),
    label: text(500),
    group: text(500).describe('The part of the item that the text belongs to, such as the name of a block; may be empty.'),
    source: text(maxText),
    text: text(maxText).describe('Empty: not translated. Shoppers see the source.'),
    state: translationState,
    previousSource: text(maxText).nullable().describe('Of a stale translation: the source that it was made from.'),
  })
  .meta({ id: 'TranslationField' })

/** An item with all of its texts, in the order in which shoppers read them. */
export const translatedItem = translationItem
  .extend({ type: translationType, locale: languageTag(), fields: z.array(translationField) })
  .meta({ id: 'TranslatedItem' })

/** A translation as a member writes it. */
export const translationInput = z.object({
  path: requiredText(500),
  source: text(maxText).describe('The source that was translated. If it changed meanwhile, the translation is stale.'),
  text: text(maxText).describe('Empty deletes the translation.'),
})

/** The result of an import of translations. */
export const translationImport = z
  .object({
    imported: count().describe('Translations that were saved.'),
    unchanged: count().describe('Lines that are empty or equal the saved translation.'),
    problems: z.array(z.object({ line: count(), message: text(600) })).max(100),
    problemCount: count(),
  })
  .meta({ id: 'TranslationImport' })

export type TranslationType = z.output<typeof translationType>
export type TranslationState = z.output<typeof translationState>
export type StoreLanguage = z.output<typeof storeLanguage>
export type StoreLanguages = z.output<typeof storeLanguages>
export type TranslationItem = z.output<typeof translationItem>
export type TranslationField = z.output<typeof translationField>
export type TranslatedItem = z.output<typeof translatedItem>
export type TranslationInput = z.output<typeof translationInput>
export type TranslationImport = z.output<typeof translationImport>
