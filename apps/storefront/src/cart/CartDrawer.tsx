import { useHost } from '@blockfront/engine/render'
import { Sheet } from '../overlays/Sheet.tsx'
import { useCart, useOverlays, useShop } from '../shop.ts'
import { words } from '../words.ts'
import { CartLine } from './CartLine.tsx'
import { CartNotices } from './CartNotices.tsx'
import { ownLines } from './cart-store.ts'
import { totalOf } from './total.ts'
import { useCartQuote } from './use-cart-quote.ts'
import { cartWords } from './words.ts'

/** The cart at the page's side (product.md, point 2). */
export function CartDrawer() {
  const { store, overlays } = useShop()
  const { navigate, formatPrice, paths } = useHost()
  const { cart } = useOverlays()
  const lines = ownLines(useCart().lines, store.storeId)
  const { stateOf, hasSizes } = useCartQuote(lines)
  const available = lines.filter((line) => stateOf(line).isAvailable)

  const checkout = () => {
    overlays.closeCart()
    navigate(paths.checkout)
  }
  const foot = lines.length > 0 && (
    <>
      <p className="sf-cart__total">
        <span>{cartWords.total}</span>
        <strong aria-live="polite">{formatPrice(totalOf(available, store.currency))}</strong>
      </p>
      <p className="sf-cart__hint">{cartWords.taxAndShipping}</p>
      <button type="button" className="sf-button sf-button--wide" onClick={checkout}>
        {words.checkout}
      </button>
    </>
  )
  return (
    <Sheet title={cartWords.cart} side="end" closing={cart === 'closing'} onClose={overlays.closeCart} foot={foot}>
      <CartNotices />
      {lines.length > 0 ? (
        <ul className="sf-cart__lines">
          {lines.map((line) => (
            <CartLine
              key={`${line.productId}/${line.variationId}`}
              line={line}
              state={stateOf(line)}
              pictured={hasSizes(line.productImage)}
            />
          ))}
        </ul>
      ) : (
        <div className="sf-message">
          <p className="sf-message__title">{cartWords.cartEmpty}</p>
          <p>{cartWords.cartEmptyHint}</p>
          <button type="button" className="sf-button sf-button--quiet" onClick={overlays.closeCart}>
            {cartWords.continueShopping}
          </button>
        </div>
      )}
    </Sheet>
  )
}
