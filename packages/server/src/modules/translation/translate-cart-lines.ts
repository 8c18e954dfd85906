import type { StoreTrx } from '../../ground/db/scope.ts'
import { optionPath, valuePath } from './option-fields.ts'
import { loadTranslations, translatedAt } from './stored-translations.ts'

interface CartLine {
  productId: string | null
  name: string
  selectedAttributes?: Record<string, string>
}

/** Returns lines of a cart with the names and options of their products in a language; undefined is the main one. */
export async function translateCartLines<Line extends CartLine>(
  trx: StoreTrx,
  storeId: string,
  locale: string | undefined,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  if (!locale) return lines
  const products = await loadTranslations(trx, storeId, {
    locale,
    type: 'product',
    ids: lines.flatMap(({ productId }) => productId ?? []),
  })
  return lines.map((line) => {
    const translations = products.get(line.productId ?? '')
    const name = translatedAt(translations, 'name', line.name)
    if (!line.selectedAttributes) return { ...line, name }
    const selectedAttributes = Object.fromEntries(
      Object.entries(line.selectedAttributes).map(([option, value]) => [
        translatedAt(translations, optionPath(option), option),
        translatedAt(translations, valuePath(option, value), value),
      ]),
    )
    return { ...line, name, selectedAttributes }
  })
}
