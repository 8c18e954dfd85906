import type { StoreTrx } from '../../ground/db/scope.ts'
import { loadTranslations, publishedLanguage, translatedAt } from '../translation/index.ts'
import type { QuoteParts } from './view-quote.ts'

type Named = Pick<QuoteParts, 'rates' | 'methods'>

/** The shipping rates and payment methods of a quote as a shopper reads them: with names in a published language of the store. */
export async function translateQuote(
  trx: StoreTrx,
  storeId: string,
  requestedLocale: string | undefined,
  { rates, methods }: Named,
): Promise<Named> {
  const locale = await publishedLanguage(trx, storeId, requestedLocale)
  if (!locale) return { rates, methods }
  const [ofRates, ofMethods] = await Promise.all([
    loadTranslations(trx, storeId, { locale, type: 'shippingRate', ids: rates.map(({ row }) => row.id) }),
    loadTranslations(trx, storeId, { locale, type: 'paymentMethod', ids: methods.map(({ id }) => id) }),
  ])
  return {
    rates: rates.map((rate) => ({
      ...rate,
      row: { ...rate.row, name: translatedAt(ofRates.get(rate.row.id), 'name', rate.row.name) },
    })),
    methods: methods.map((method) => ({
      ...method,
      title: translatedAt(ofMethods.get(method.id), 'title', method.title),
      instructions: translatedAt(ofMethods.get(method.id), 'instructions', method.instructions),
    })),
  }
}
