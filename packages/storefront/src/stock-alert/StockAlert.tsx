import type { StockAlertProps } from '@blockfront/engine/render'
import type { FormEvent } from 'react'
import { lazyServices } from '../load-lazy-services.ts'
import { messages } from '../messages.ts'
import { errorMessage } from '../problems/error-message.ts'
import { useShop } from '../shop.ts'

/** A form that requests one email when a sold-out item is back in stock. Without scripts it posts to the server. */
export function StockAlert({ productId, variationId }: StockAlertProps) {
  const shop = useShop()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    lazyServices().then(
      ({ requestStockAlert }) => requestStockAlert(shop, form),
      (error: unknown) => shop.toast('error', errorMessage(error)),
    )
  }
  return (
    <form className="sf-code" method="post" onSubmit={submit}>
      <p>{messages.stockAlert}</p>
      <div className="sf-code__row">
        <input className="sf-input" type="email" name="email" required autoComplete="email" aria-label={messages.stockAlert} />
        <button type="submit" className="sf-button sf-button--quiet" formAction={`${shop.store.root}/forms/stock-alert`}>
          {messages.stockAlertButton}
        </button>
      </div>
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="variation" value={variationId ?? ''} />
    </form>
  )
}
