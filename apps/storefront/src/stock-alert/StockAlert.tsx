import { type StockAlertProps, useBlockServices } from '@blockfront/engine/render'
import { type FormEvent, useId } from 'react'
import { messages } from '../messages.ts'
import { useShop } from '../shop.ts'

/** A form that requests one email when a sold-out item is back in stock. Without scripts it posts to the server. */
export function StockAlert({ productId, variationId }: StockAlertProps) {
  const shop = useShop()
  const { forms } = useBlockServices()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    import('../lazy-services.ts').then(
      ({ requestStockAlert }) => requestStockAlert(shop, form),
      ({ message }: Error) => shop.toast('error', messages.unexpected({ detail: message })),
    )
  }
  return (
    <form className="sf-code" method="post" onSubmit={submit}>
      <label htmlFor={id}>{messages.stockAlert}</label>
      <div className="sf-code__row">
        <input className="sf-input" id={id} type="email" name="email" required maxLength={254} autoComplete="email" />
        <button className="sf-button sf-button--quiet" type="submit" formAction={forms?.stockAlert}>
          {messages.stockAlertButton}
        </button>
      </div>
      <input type="hidden" name="product" value={productId} />
      {variationId && <input type="hidden" name="variation" value={variationId} />}
    </form>
  )
}
