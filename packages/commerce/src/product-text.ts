/** Values of a product that formatted text on a product page can contain, as tokens such as `{{product.name}}`. */
export const productTextFields = ['name', 'price', 'sku', 'brand', 'stock'] as const

export type ProductTextField = (typeof productTextFields)[number]

/** The token that owners insert for a field. */
export const productToken = (field: ProductTextField): string => `{{product.${field}}}`

/**
 * Returns HTML with each token replaced by the value of its field, with the characters of HTML escaped. A missing value is replaced by nothing.
 * Text that is not a token stays unchanged.
 */
export function fillProductTokens(html: string, values: Readonly<Partial<Record<ProductTextField, string>>>): string {
  // Most texts contain none. Splitting once, so that a value which looks like a token is not replaced again.
  const [first = '', ...parts] = html.split('{{product.')
  return parts.reduce((text, part) => {
    const field = productTextFields.find((name) => part.startsWith(`${name}}}`))
    return text + (field === undefined ? `{{product.${part}` : escapeHtml(values[field] ?? '') + part.slice(field.length + 2))
  }, first)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => [...text].map((character) => entities[character] ?? character).join('')
