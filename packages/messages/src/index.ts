/** Interface strings in several languages. Contains no strings: each area of an app or package has its catalogs. */
export type { Catalog, Message, Messages, MessageTable, PluralForms } from './catalog.ts'
export { createMessages } from './create-messages.ts'
export { type Language, languageOf, languages } from './language.ts'
