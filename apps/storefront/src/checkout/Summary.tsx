import type { Cart, CartItem } from '@blockfront/commerce'
import type { Quote, QuoteLine } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { cartMessages } from '../cart/messages.ts'
import { totalOf } from '../cart/total.ts'
import { useShop } from '../shop.ts'
import { checkoutMessages } from './messages.ts'
import { Totals } from './Totals.tsx'

interface SummaryProps {
  lines: Cart
  quote: Quote | undefined
  waiting: boolean
}

/** What will be ordered and for how much, by the server's quote. A line that cannot be had says so, with a way out. */
export function Summary({ lines, quote, waiting }: SummaryProps) {
  const known = new Map(quote?.lines.map((line) => [`${line.productId}/${line.variationId}`, line]))
  return (
    <section className="sf-summary" aria-labelledby="sf-summary" aria-busy={waiting}>
      <h2 className="sf-checkout__heading" id="sf-summary">
        {checkoutMessages.summary}
      </h2>
      <ul className="sf-summary__lines">
        {lines.map((line) => {
          const key = `${line.productId}/${line.variationId}`
          return <Line key={key} line={line} quoted={known.get(key)} waiting={waiting} />
        })}
      </ul>
      {quote?.problems.map(({ code, message }) => (
        <p key={code} className="sf-notice sf-notice--problem" role="alert">
          {message}
        </p>
      ))}
      {quote && <Totals totals={quote.totals} pricesIncludeTax={quote.pricesIncludeTax} ships={quote.rateId !== null} />}
    </section>
  )
}

interface LineProps {
  line: CartItem
  quoted: QuoteLine | undefined
  waiting: boolean
}

function Line({ line, quoted, waiting }: LineProps) {
  const { cart, store, pictures } = useShop()
  const { formatPrice, imageSource } = useBlockServices()
  const { available = null, problem = null } = quoted ?? {}
  const image = quoted?.productImage || line.productImage
  // The quote brings the sizes of its pictures: before that, an unknown one would be loaded as large as it is.
  const pictured = image && (quoted || !waiting || Object.hasOwn(pictures, image))
  const chosen = Object.values(quoted?.selectedAttributes ?? line.selectedAttributes).join(' / ')
  const enough = problem === 'not_enough_stock' && available !== null && available > 0
  return (
    <li className="sf-line">
      <span className="sf-line__picture">
        {pictured && <img {...imageSource(image)} sizes="64px" alt="" width={64} height={64} />}
      </span>
      <div className="sf-line__text">
        <p className="sf-line__name">{quoted?.name || line.name}</p>
        {chosen && <p className="sf-line__chosen">{chosen}</p>}
        <p className="sf-line__chosen">{checkoutMessages.quantity(line.quantity)}</p>
        {!problem && quoted && quoted.unitPrice !== line.price && (
          <p className="sf-line__problem" role="status">
            {checkoutMessages.priceNow(formatPrice(line.price), formatPrice(quoted.unitPrice))}
          </p>
        )}
        {problem && (
          <div className="sf-line__problem" role="alert">
            <p>{quoted?.message}</p>
            {enough && (
              <button type="button" className="sf-link" onClick={() => cart.setQuantity(line, available)}>
                {cartMessages.updateLine(available)}
              </button>
            )}
            {problem !== 'price_changed' && (
              <button
                type="button"
                className="sf-link"
                aria-label={cartMessages.removeNamed(line.name)}
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
