import { orderPath } from '../../order/order-path.ts'
import { useWaitingOrder } from '../../order/waiting/use-waiting-order.ts'
import { useShop } from '../../shop.ts'
import { cartMessages } from '../messages.ts'

/** A link to the order that waits for its payment: its items are in the cart and reserved. */
export function WaitingOrderLink() {
  const { store } = useShop()
  const { order } = useWaitingOrder()
  if (!order) return null
  return (
    <div className="sf-notice" role="status">
      <p>{cartMessages.waiting({ number: order.number })}</p>
      <a className="sf-link" href={store.root + orderPath(order)}>
        {cartMessages.waitingPay({ number: order.number })}
      </a>
    </div>
  )
}
