import { type CartItem, maxQuantity } from '@blockfront/commerce'
import { useHost } from '@blockfront/engine/render'
import { useShop } from '../shop.ts'
import { cartWords } from './words.ts'

interface CartLineProps {
  line: CartItem
  /** Whether its picture can be drawn; see `useLinePictures`. */
  pictured: boolean
}

/** One line of the cart: what it is, how many, and the way out. Minus stops at 1 (product.md, point 5). */
export function CartLine({ line, pictured }: CartLineProps) {
  const { cart } = useShop()
  const { formatPrice, picture } = useHost()
  const { name, quantity, price, productImage, selectedAttributes } = line
  const chosen = Object.values(selectedAttributes).join(' / ')
  return (
    <li className="sf-line">
      <span className="sf-line__picture">
        {pictured && <img {...picture(productImage)} sizes="72px" alt="" width={72} height={72} loading="lazy" />}
      </span>
      <div className="sf-line__text">
        <p className="sf-line__name">{name}</p>
        {chosen && <p className="sf-line__chosen">{chosen}</p>}
        <p className="sf-line__price">{formatPrice(price)}</p>
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
              aria-disabled={quantity >= maxQuantity}
              onClick={() => quantity < maxQuantity && cart.setQuantity(line, quantity + 1)}
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
