import { type CartItem, maxQuantity } from '@blockfront/commerce'
import { useHost } from '@blockfront/engine/render'
import { useShop } from '../shop.ts'
import type { LineState } from './use-cart-quote.ts'
import { cartWords } from './words.ts'

interface CartLineProps {
  line: CartItem
  state: LineState
  /** Whether its image can be drawn; see `useCartQuote`. */
  pictured: boolean
}

/** One line of the cart: what it is, how many, and the way out. Minus stops at 1 (product.md, point 5). */
export function CartLine({ line, state, pictured }: CartLineProps) {
  const { cart } = useShop()
  const { formatPrice, picture } = useHost()
  const { name, quantity, price, productImage, selectedAttributes } = line
  const { isAvailable, most, message } = state
  const isLimited = most > 0 && most < maxQuantity && quantity >= most
  const chosen = Object.values(selectedAttributes).join(' / ')
  return (
    <li className={`sf-line${isAvailable ? '' : ' sf-line--unavailable'}`}>
      <span className="sf-line__picture">
        {pictured && <img {...picture(productImage)} sizes="72px" alt="" width={72} height={72} loading="lazy" />}
      </span>
      <div className="sf-line__text">
        <p className="sf-line__name">{name}</p>
        {chosen && <p className="sf-line__chosen">{chosen}</p>}
        <p className="sf-line__price">{formatPrice(price)}</p>
        <div className={isAvailable ? 'sf-line__chosen' : 'sf-line__problem'} role="status">
          {message && <p>{message}</p>}
          {isLimited && <p>{cartWords.onlyAvailable(most)}</p>}
          {!isAvailable && <p>{cartWords.unavailable}</p>}
          {isLimited && !isAvailable && (
            <button type="button" className="sf-link" onClick={() => cart.setQuantity(line, most)}>
              {cartWords.updateLine(most)}
            </button>
          )}
        </div>
        <div className="sf-line__row">
          <div className="sf-count">
            <button
              type="button"
              aria-label={cartWords.decrease(name)}
              aria-disabled={quantity <= 1}
              onClick={() => quantity > 1 && cart.setQuantity(line, quantity - 1)}
            >
              −
            </button>
            <output aria-live="polite">{quantity}</output>
            <button
              type="button"
              aria-label={cartWords.increase(name)}
              aria-disabled={quantity >= most}
              onClick={() => quantity < most && cart.setQuantity(line, quantity + 1)}
            >
              +
            </button>
          </div>
          <button
            type="button"
            className="sf-link"
            aria-label={cartWords.removeNamed(name)}
            onClick={({ currentTarget }) => {
              leaveLine(currentTarget)
              cart.remove(line)
            }}
          >
            {cartWords.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Moves the focus from a line that is about to go to the same button of its neighbour, else to the cart's first one. */
function leaveLine(button: HTMLElement): void {
  const line = button.closest('li')
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('.sf-link') ?? button.closest('dialog')?.querySelector('button')
  next?.focus()
}
