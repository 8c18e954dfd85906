import type { Cart } from '@blockfront/commerce'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { linesOfStore } from '../cart/cart-store.ts'
import { CartNotices } from '../cart/drawer/CartNotices.tsx'
import { cartMessages } from '../cart/messages.ts'
import { messages } from '../messages.ts'
import type { ScreenProps } from '../routing/lazy-screens.ts'
import { useLazyComponent } from '../routing/use-lazy-component.ts'
import { useCart, useShop } from '../shop.ts'
import { type Recovery, useRecovery } from './abandoned/use-recovery.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CheckoutLayout } from './layout/CheckoutLayout.tsx'
import { checkoutMessages } from './messages.ts'
import type { PlacedOrder } from './placement/submitted-order.ts'
import { orderPath } from './placement/use-order-placement.ts'

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
  const [ordered, setOrdered] = usePlacedOrder()
  const [earlierOrder, setEarlierOrder] = useState<PlacedOrder>()
  const lines = ordered ?? inCart
  const preview = useLazyComponent(inBrowser && isPreview(), loadPreview)
  const config = payload.checkout
  const recovery = useRecovery(preview ? undefined : config)
  if (!config) return null
  if (preview) return <preview.CheckoutPreview payload={payload} config={config} />
  const isLoading = !inBrowser || recovery.isLoading
  return (
    <CheckoutLayout config={config} hasCart={inBrowser && lines.length > 0}>
      {isLoading && <CheckoutSkeleton />}
      {inBrowser && <RecoveryNotice recovery={recovery} />}
      {earlierOrder && <EarlierOrderNotice order={earlierOrder} />}
      {!isLoading && lines.length > 0 && (
        <CheckoutForm
          config={config}
          lines={lines}
          isSecure={payload.meta.canonical.startsWith('https:')}
          onOrdered={() => setOrdered(lines)}
          onEarlierOrderFound={setEarlierOrder}
        />
      )}
      {!isLoading && lines.length === 0 && !earlierOrder && (
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

/** The lines of a placed order, shown until the order's page is loaded. A page restored from the back/forward cache shows the cart again. */
function usePlacedOrder() {
  const [ordered, setOrdered] = useState<Cart>()
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setOrdered(undefined)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  return [ordered, setOrdered] as const
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
function EarlierOrderNotice({ order }: { order: PlacedOrder }) {
  const title = useRef<HTMLHeadingElement>(null)
  const { root } = useShop().store
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="sf-message" role="alert">
      <h2 ref={title} tabIndex={-1} className="sf-message__title">
        {checkoutMessages.earlierOrder({ number: order.number })}
      </h2>
      <p>{checkoutMessages.earlierOrderHint}</p>
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
