import { type CartItem, maxQuantity } from '@blockfront/commerce'
import { useBlockServices } from '@blockfront/engine/render'
import { useShop } from '../../shop.ts'
import { cartMessages } from '../messages.ts'
import type { LineState } from '../use-cart-quote.ts'

interface CartLineProps {
  line: CartItem
  state: LineState
  /** Whether to show its image; see `useCartQuote`. */
  hasImage: boolean
}

/** One line of the cart. The decrease button stops at 1 (product.md, point 5). */
export function CartLine({ line, state, hasImage }: CartLineProps) {
  const { cart } = useShop()
  const { formatPrice, imageSource } = useBlockServices()
  const { name, quantity, price, productImage, selectedAttributes } = line
  const { isAvailable, max, message } = state
  const isLimited = max > 0 && max < maxQuantity && quantity >= max
  const options = Object.values(selectedAttributes).join(' / ')
  return (
    <li className={`sf-line${isAvailable ? '' : ' sf-line--unavailable'}`}>
      <span className="sf-line__picture">
        {hasImage && <img {...imageSource(productImage)} sizes="72px" alt="" width={72} height={72} loading="lazy" />}
      </span>
      <div className="sf-line__text">
        <p className="sf-line__name">{name}</p>
        {options && <p className="sf-line__chosen">{options}</p>}
        <p className="sf-line__price">{formatPrice(price)}</p>
        <div className={isAvailable ? 'sf-line__chosen' : 'sf-line__problem'} role="status">
          {message && <p>{message}</p>}
          {isLimited && <p>{cartMessages.onlyAvailable({ count: max })}</p>}
          {!isAvailable && <p>{cartMessages.unavailable}</p>}
          {isLimited && !isAvailable && (
            <button type="button" className="sf-link" onClick={() => cart.setQuantity(line, max)}>
              {cartMessages.setQuantity({ quantity: max })}
            </button>
          )}
        </div>
        <div className="sf-line__row">
          <div className="sf-count">
            <button
              type="button"
              aria-label={cartMessages.decrease({ name })}
              aria-disabled={quantity <= 1}
              onClick={() => quantity > 1 && cart.setQuantity(line, quantity - 1)}
            >
              −
            </button>
            <output aria-live="polite">{quantity}</output>
            <button
              type="button"
              aria-label={cartMessages.increase({ name })}
              aria-disabled={quantity >= max}
              onClick={() => quantity < max && cart.setQuantity(line, quantity + 1)}
            >
              +
            </button>
          </div>
          <button
            type="button"
            className="sf-link"
            aria-label={cartMessages.removeItem({ name })}
            onClick={({ currentTarget }) => {
              moveFocusFrom(currentTarget)
              cart.remove(line)
            }}
          >
            {cartMessages.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Moves the focus from a line that is about to be removed to the same button of the next line, else to the first button of the cart. */
function moveFocusFrom(button: HTMLElement): void {
  const line = button.closest('li')
  const sibling = line?.nextElementSibling ?? line?.previousElementSibling
  const next = sibling?.querySelector<HTMLElement>('.sf-link') ?? button.closest('dialog')?.querySelector('button')
  next?.focus()
}
