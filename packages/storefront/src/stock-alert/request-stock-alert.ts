import { localeOf } from '../language/additional-language.ts'
import { messages } from '../messages.ts'
import type { Shop } from '../shop.ts'

/** Sends the form of `StockAlert` and shows the result. The typed address stays in the form if it could not be sent. */
export async function requestStockAlert({ api, store, toast }: Shop, form: HTMLFormElement): Promise<void> {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '').trim()
  try {
    await api.call('stockAlert.add', {
      body: {
        productId: text('product'),
        variationId: text('variation') || null,
        email: text('email'),
        locale: localeOf(store),
      },
    })
    form.reset()
    toast('success', messages.stockAlertSaved)
  } catch (error) {
    toast('error', error instanceof Error ? error.message : String(error))
  }
}
