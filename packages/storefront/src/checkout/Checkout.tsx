import type { Cart } from '@blockfront/commerce'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { linesOfStore } from '../cart/cart-store.ts'
import { CartNotices } from '../cart/drawer/CartNotices.tsx'
import { cartMessages } from '../cart/messages.ts'
import { messages } from '../messages.ts'
import { orderPath } from '../order/order-path.ts'
import { useWaitingOrder } from '../order/waiting/use-waiting-order.ts'
import type { ScreenProps } from '../routing/screen-props.ts'
import { useLazyComponent } from '../routing/use-lazy-component.ts'
import { useCart, useShop } from '../shop.ts'
import { type Recovery, useRecovery } from './abandoned/use-recovery.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CheckoutLayout } from './layout/CheckoutLayout.tsx'
import { checkoutMessages } from './messages.ts'
import { WaitingOrderNotice } from './WaitingOrderNotice.tsx'

/** A subscription without events. */
const noSubscription = () => () => undefined

/** The checkout of a store on one page. The server does not know the cart, so it renders a placeholder. */
export function Checkout({ payload }: ScreenProps) {
  const { store } = useShop()
  const inBrowser = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const inCart = linesOfStore(useCart().lines, store.storeId)
  const { ordered, setOrdered, visit } = usePlacedOrder()
  const [earlierOrder, setEarlierOrder] = useState<EarlierOrder>()
  const waiting = useWaitingOrder({
    isPaused: ordered !== undefined,
    onPlaced: (order) => setEarlierOrder({ ...order, hint: '' }),
  })
  const lines = ordered ?? inCart
  const preview = useLazyComponent(inBrowser && isPreview(), loadPreview)
  const config = payload.checkout
  const recovery = useRecovery(preview ? undefined : config)
  if (!config) return null
  if (preview) return <preview.CheckoutPreview payload={payload} config={config} />
  const isLoading = !inBrowser || recovery.isLoading || waiting.isLoading
  const isWaiting = waiting.order !== undefined
  return (
    <CheckoutLayout config={config} hasCart={inBrowser && lines.length > 0}>
      {isLoading && <CheckoutSkeleton />}
      {inBrowser && <RecoveryNotice recovery={recovery} />}
      {earlierOrder && <EarlierOrderNotice order={earlierOrder} />}
      {isWaiting && !earlierOrder && waiting.order && <WaitingOrderNotice {...waiting} order={waiting.order} />}
      {!isLoading && !isWaiting && lines.length > 0 && (
        <CheckoutForm
          key={visit}
          config={config}
          lines={lines}
          isSecure={payload.meta.canonical.startsWith('https:')}
          onOrdered={() => setOrdered(lines)}
          onEarlierOrderFound={(order) => setEarlierOrder({ ...order, hint: checkoutMessages.earlierOrderHint })}
        />
      )}
      {!isLoading && !isWaiting && lines.length === 0 && !earlierOrder && (
        <>
          <CartNotices />
          <div className="sf-message">
            <p className="sf-message__title">{cartMessages.empty}</p>
            <a className="sf-button" href={`${payload.store.root}/shop`}>
              {messages.goShopping}
            </a>
          </div>
        </>
      )}
      <noscript className="sf-message">{checkoutMessages.needsScript}</noscript>
    </CheckoutLayout>
  )
}

/** Whether the checkout editor of the dashboard shows this page in a frame. The server allows no other site to do so. */
const isPreview = () => window.parent !== window && new URLSearchParams(location.search).has('preview')

const loadPreview = () => import('./preview/CheckoutPreview.tsx')

/**
 * The lines of a placed order, shown until the order's page is loaded. A page restored from the back/forward cache shows the cart again, in a new
 * form: `visit` counts them.
 */
function usePlacedOrder() {
  const [ordered, setOrdered] = useState<Cart>()
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setOrdered(undefined)
      setVisit((count) => count + 1)
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  return { ordered, setOrdered, visit }
}

/** An order that was placed before. The hint is empty if its title says all. */
interface EarlierOrder {
  number: string
  token: string
  hint: string
}

/** The result of a recovery link. */
function RecoveryNotice({ recovery: { message, retry } }: { recovery: Recovery }) {
  return (
    message && (
      <p className="sf-notice" role="status">
        {message}{' '}
        {retry && (
          <button type="button" className="sf-link" onClick={retry}>
            {messages.retry}
          </button>
        )}
      </p>
    )
  )
}

/** Reports that an earlier order was placed and that nothing else was ordered. */
function EarlierOrderNotice({ order }: { order: EarlierOrder }) {
  const title = useRef<HTMLHeadingElement>(null)
  const { root } = useShop().store
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="sf-message" role="alert">
      <h2 ref={title} tabIndex={-1} className="sf-message__title">
        {checkoutMessages.earlierOrder({ number: order.number })}
      </h2>
      {order.hint && <p>{order.hint}</p>}
      <a className="sf-button" href={root + orderPath(order)}>
        {checkoutMessages.viewOrder({ number: order.number })}
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
