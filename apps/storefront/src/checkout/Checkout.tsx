import type { Cart } from '@blockfront/commerce'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CartNotices } from '../cart/CartNotices.tsx'
import { ownLines } from '../cart/cart-store.ts'
import type { ScreenProps } from '../routing/late-screen.ts'
import { useCart, useShop } from '../shop.ts'
import { words } from '../words.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { coloredBy } from './colors.ts'
import type { PlacedOrder } from './sent-order.ts'
import { orderPath } from './use-placing.ts'
import { checkoutWords } from './words.ts'

const never = () => () => undefined

/** The checkout: one page, as its store set it. Without a browser there is no cart, so the server draws its shape. */
export function Checkout({ payload }: ScreenProps) {
  const { store } = useShop()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const inCart = ownLines(useCart().lines, store.storeId)
  const [ordered, keepOrdered] = useOrdered()
  const [stood, setStood] = useState<PlacedOrder>()
  const lines = ordered ?? inCart
  const config = payload.checkout
  if (!config) return null
  const { className, style } = coloredBy(config.colors)
  return (
    <section className={`sf-checkout bf-inner${className}`} style={style}>
      <h1 className="sf-checkout__title">{config.texts.title || words.checkout}</h1>
      {!inBrowser && <Shape />}
      {stood && <Stood order={stood} />}
      {inBrowser && lines.length > 0 && (
        <CheckoutForm config={config} lines={lines} onOrdered={() => keepOrdered(lines)} onStood={setStood} />
      )}
      {inBrowser && lines.length === 0 && !stood && (
        <>
          <CartNotices />
          <div className="sf-message">
            <p className="sf-message__title">{checkoutWords.nothingToOrder}</p>
            <a className="sf-button" href="/shop">
              {words.goShopping}
            </a>
          </div>
        </>
      )}
    </section>
  )
}

/** What was ordered, which stays on the screen until the order's page is there. Who comes back from a payment finds the cart as it is. */
function useOrdered() {
  const [ordered, setOrdered] = useState<Cart>()
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setOrdered(undefined)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  return [ordered, setOrdered] as const
}

/** Says that an earlier order stands, and that nothing else was ordered. */
function Stood({ order }: { order: PlacedOrder }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="sf-message" role="alert">
      <h2 ref={title} tabIndex={-1} className="sf-message__title">
        {checkoutWords.stood(order.number)}
      </h2>
      <p>{checkoutWords.stoodHint}</p>
      <a className="sf-button" href={orderPath(order)}>
        {checkoutWords.seeOrder(order.number)}
      </a>
    </div>
  )
}

const Shape = () => (
  <div className="sf-checkout__columns" aria-hidden="true">
    <div className="sf-checkout__shape bf-skeleton" />
    <div className="sf-checkout__shape bf-skeleton" />
  </div>
)
