/** Labels of translatable texts outside of blocks, whose fields have their own labels. */
export const messages = {
  name: 'Name',
  title: 'Title',
  description: 'Description',
  instructions: 'Instructions',
  seoTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  searchEngines: 'Search engines',
  options: 'Options',
  optionName: (name: string) => `Option ${name}`,
  optionValue: (name: string, value: string) => `${name}: ${value}`,
  layout: 'Top bar, navigation and footer',
  checkout: 'Checkout and thank-you page',
  unknownType: 'Use one of the types of the export.',
  unknownItem: 'This item does not exist in the store.',
  unknownPath: 'This text does not exist in the item. It may have been deleted since the export.',
  tooLong: (max: number) => `A translation can have up to ${max.toLocaleString('en')} characters.`,
  missingColumns: (columns: readonly string[]) =>
    `The file needs the columns ${columns.join(', ')}. Export the language first, and fill in the translations.`,
  tooManyLines: (max: number) => `An import can have up to ${max.toLocaleString('en')} lines. Split the file.`,
  unreadable: (line: number) => `Line ${line} cannot be read: a quotation mark is missing or in the wrong place.`,
}
