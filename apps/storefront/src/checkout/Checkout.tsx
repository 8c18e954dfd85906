import type { Cart } from '@blockfront/commerce'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CartNotices } from '../cart/CartNotices.tsx'
import { linesOfStore } from '../cart/cart-store.ts'
import { messages } from '../messages.ts'
import type { ScreenProps } from '../routing/lazy-screens.ts'
import { useCart, useShop } from '../shop.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { colorStyle } from './colors.ts'
import { checkoutMessages } from './messages.ts'
import type { PlacedOrder } from './submitted-order.ts'
import { orderPath } from './use-order-placement.ts'

const noSubscription = () => () => undefined

/** The checkout: one page, as its store set it. Without a browser there is no cart, so the server draws its shape. */
export function Checkout({ payload }: ScreenProps) {
  const { store } = useShop()
  const inBrowser = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const inCart = linesOfStore(useCart().lines, store.storeId)
  const [ordered, keepOrdered] = usePlacedOrder()
  const [stood, setStood] = useState<PlacedOrder>()
  const lines = ordered ?? inCart
  const config = payload.checkout
  if (!config) return null
  const { className, style } = colorStyle(config.colors)
  return (
    <section className={`sf-checkout bf-inner${className}`} style={style}>
      <h1 className="sf-checkout__title">{config.texts.title || messages.checkout}</h1>
      {!inBrowser && <CheckoutSkeleton />}
      {stood && <EarlierOrderNotice order={stood} />}
      {inBrowser && lines.length > 0 && (
        <CheckoutForm config={config} lines={lines} onOrdered={() => keepOrdered(lines)} onEarlierOrderFound={setStood} />
      )}
      {inBrowser && lines.length === 0 && !stood && (
        <>
          <CartNotices />
          <div className="sf-message">
            <p className="sf-message__title">{checkoutMessages.nothingToOrder}</p>
            <a className="sf-button" href="/shop">
              {messages.goShopping}
            </a>
          </div>
        </>
      )}
    </section>
  )
}

/** What was ordered, which stays on the screen until the order's page is there. Who comes back from a payment finds the cart as it is. */
function usePlacedOrder() {
  const [ordered, setOrdered] = useState<Cart>()
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setOrdered(undefined)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return [ordered, setOrdered] as const
}

/** Says that an earlier order was placed, and that nothing else was ordered. */
function EarlierOrderNotice({ order }: { order: PlacedOrder }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="sf-message" role="alert">
      <h2 ref={title} tabIndex={-1} className="sf-message__title">
        {checkoutMessages.stood(order.number)}
      </h2>
      <p>{checkoutMessages.stoodHint}</p>
      <a className="sf-button" href={orderPath(order)}>
        {checkoutMessages.seeOrder(order.number)}
      </a>
    </div>
  )
}

const CheckoutSkeleton = () => (
  <div className="sf-checkout__columns" aria-hidden="true">
    <div className="sf-checkout__shape bf-skeleton" />
    <div className="sf-checkout__shape bf-skeleton" />
  </div>
)
