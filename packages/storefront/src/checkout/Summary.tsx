import type { Cart, CartItem } from '@blockfront/commerce'
import type { Quote, QuoteLine } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import type { ReactNode } from 'react'
import { cartMessages } from '../cart/messages.ts'
import { totalOf } from '../cart/total.ts'
import { orderMessages } from '../order/messages.ts'
import { Totals } from '../order/Totals.tsx'
import { useShop } from '../shop.ts'
import { checkoutMessages } from './messages.ts'

interface SummaryProps {
  lines: Cart
  quote: Quote | undefined
  loading: boolean
  /** Content between the lines and the totals. */
  children?: ReactNode
}

/** The lines to order and their totals by the server's quote. An unavailable line shows the reason and can be changed or removed. */
export function Summary({ lines, quote, loading, children }: SummaryProps) {
  const quotedLines = new Map(quote?.lines.map((line) => [`${line.productId}/${line.variationId}`, line]))
  return (
    <section className="sf-summary" aria-labelledby="sf-summary" aria-busy={loading}>
      <h2 className="sf-checkout__heading" id="sf-summary">
        {checkoutMessages.summary}
      </h2>
      <ul className="sf-summary__lines">
        {lines.map((line) => {
          const key = `${line.productId}/${line.variationId}`
          return <Line key={key} line={line} quoted={quotedLines.get(key)} loading={loading} />
        })}
      </ul>
      {quote?.problems.map(({ code, message }) => (
        <p key={code} className="sf-notice sf-notice--problem" role="alert">
          {message}
        </p>
      ))}
      {children}
      {!quote && <div className="sf-sums__shape bf-skeleton" aria-hidden="true" />}
      {quote && (
        <Totals
          totals={quote.totals}
          discounts={quote.discounts}
          taxes={quote.taxes}
          pricesIncludeTax={quote.pricesIncludeTax}
          shipping={shippingOf(quote)}
        />
      )}
    </section>
  )
}

/** How the totals show shipping. */
function shippingOf({ requiresShipping, rates, rateId }: Quote) {
  if (!requiresShipping) return 'none'
  if (rateId === null) return 'unknown'
  return rates.find(({ id }) => id === rateId)?.type === 'pickup' ? 'pickup' : 'selected'
}

interface LineProps {
  line: CartItem
  quoted: QuoteLine | undefined
  loading: boolean
}

function Line({ line, quoted, loading }: LineProps) {
  const { cart, store, pictures } = useShop()
  const { formatPrice, imageSource } = useBlockServices()
  const { available = null, problem = null } = quoted ?? {}
  const image = quoted?.productImage || line.productImage
  // Wait for the quote, which has the sizes of the images. The browser would load the original file of an unknown image.
  const hasImage = image && (quoted || !loading || Object.hasOwn(pictures, image))
  const options = Object.values(quoted?.selectedAttributes ?? line.selectedAttributes).join(' / ')
  const canReduce = problem === 'not_enough_stock' && available !== null && available > 0
  return (
    <li className="sf-line">
      <span className="sf-line__picture">
        {hasImage && <img {...imageSource(image)} sizes="64px" alt="" width={64} height={64} />}
      </span>
      <div className="sf-line__text">
        <p className="sf-line__name">{quoted?.name || line.name}</p>
        {options && <p className="sf-line__chosen">{options}</p>}
        <p className="sf-line__chosen">{orderMessages.quantity({ quantity: line.quantity })}</p>
        {!problem && quoted && quoted.unitPrice !== line.price && (
          <p className="sf-line__problem" role="status">
            {checkoutMessages.priceChanged({ before: formatPrice(line.price), now: formatPrice(quoted.unitPrice) })}
          </p>
        )}
        {problem && (
          <div className="sf-line__problem" role="alert">
            <p>{quoted?.message}</p>
            {canReduce && (
              <button type="button" className="sf-link" onClick={() => cart.setQuantity(line, available)}>
                {cartMessages.setQuantity({ quantity: available })}
              </button>
            )}
            {problem !== 'price_changed' && (
              <button
                type="button"
                className="sf-link"
                aria-label={cartMessages.removeItem({ name: line.name })}
                onClick={() => cart.remove(line)}
              >
                {cartMessages.remove}
              </button>
            )}
          </div>
        )}
      </div>
      <p className="sf-line__sum">{formatPrice(quoted?.lineTotal ?? totalOf([line], store.currency))}</p>
    </li>
  )
}
