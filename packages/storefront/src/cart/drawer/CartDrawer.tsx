import { PaymentMethods, useBlockServices } from '@blockfront/engine/render'
import { CartDiscounts } from '../../discount/CartDiscounts.tsx'
import { useDiscountCode } from '../../discount/discount-code.ts'
import { messages } from '../../messages.ts'
import { Sheet } from '../../overlays/Sheet.tsx'
import { useCart, useOverlays, useShop } from '../../shop.ts'
import { linesOfStore } from '../cart-store.ts'
import { cartMessages } from '../messages.ts'
import { totalOf } from '../total.ts'
import { useCartQuote } from '../use-cart-quote.ts'
import { CartLine } from './CartLine.tsx'
import { CartNotices } from './CartNotices.tsx'
import { CartStyles } from './CartStyles.tsx'
import { FreeShipping } from './FreeShipping.tsx'
import { Recommended } from './Recommended.tsx'
import { WaitingOrderLink } from './WaitingOrderLink.tsx'

/** The cart as a sheet next to the page (product.md, point 2). */
export function CartDrawer() {
  const { store, overlays } = useShop()
  const { navigate, formatPrice, paths } = useBlockServices()
  const { cart } = useOverlays()
  const lines = linesOfStore(useCart().lines, store.storeId)
  const [code] = useDiscountCode()
  const { stateOf, hasSizes, quote, loading } = useCartQuote(lines, code)
  const available = lines.filter((line) => stateOf(line).isAvailable)

  const checkout = () => {
    overlays.closeCart()
    navigate(paths.checkout)
  }
  const footer = lines.length > 0 && (
    <>
      <p className="sf-cart__total">
        <span>{cartMessages.subtotal}</span>
        <strong aria-live="polite">{formatPrice(totalOf(available, store.currency))}</strong>
      </p>
      {quote && <CartDiscounts code={code} quote={quote} loading={loading} />}
      <p className="sf-cart__hint">{store.includesTax ? cartMessages.shippingOnly : cartMessages.taxAndShipping}</p>
      <button type="button" className="sf-button sf-button--wide" onClick={checkout}>
        {messages.checkout}
      </button>
      <div className="sf-cart__methods">
        <PaymentMethods />
      </div>
    </>
  )
  return (
    <Sheet title={cartMessages.title} side="end" closing={cart === 'closing'} onClose={overlays.closeCart} footer={footer}>
      <CartStyles />
      <CartNotices />
      <WaitingOrderLink />
      {lines.length > 0 && quote?.freeShipping && <FreeShipping goal={quote.freeShipping} loading={loading} />}
      {lines.length > 0 ? (
        <ul className="sf-cart__lines">
          {lines.map((line) => (
            <CartLine
              key={`${line.productId}/${line.variationId}`}
              line={line}
              state={stateOf(line)}
              hasImage={hasSizes(line.productImage)}
            />
          ))}
        </ul>
      ) : (
        <div className="sf-message">
          <p className="sf-message__title">{cartMessages.empty}</p>
          <p>{cartMessages.emptyHint}</p>
          <button type="button" className="sf-button" onClick={overlays.closeCart}>
            {cartMessages.continueShopping}
          </button>
        </div>
      )}
      <Recommended lines={lines} />
    </Sheet>
  )
}
