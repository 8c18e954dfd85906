import type { OrderStats } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { FulfillmentBadge, PaymentBadge } from '../orders/order-badges.tsx'
import { Card } from '../parts/Card.tsx'
import { useMoney } from '../parts/money/money.ts'
import { RecordName } from '../parts/RecordName.tsx'
import { useTime } from '../parts/time.ts'
import { useCan } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

/** Best-selling products. Deleted products are listed without a link. */
export function TopProducts({ products }: { products: OrderStats['topProducts'] }) {
  const money = useMoney()
  const canOpen = useCan('catalog.manage')
  return (
    <Card title={messages.topProducts}>
      {products.length === 0 && <p className="home-quiet">{messages.noProducts}</p>}
      <ol className="home-list">
        {products.map(({ productId, name, quantity, revenue }) => (
          <li key={productId ?? name} className="home-list__row">
            <span className="home-list__text">
              <RecordName name={name} to={productId && canOpen ? `/dashboard/edit-product/${productId}` : undefined} />
              <span className="home-quiet">{messages.sold(quantity)}</span>
            </span>
            <span>{money(revenue)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The most recent orders of any period. */
export function RecentOrders() {
  const orders = useStoreQuery('order.list', { pageSize: 5 })
  const money = useMoney()
  const { moment } = useTime()
  if (!orders.data) return null
  return (
    <Card
      title={messages.recent}
      actions={
        <Button asChild size="small" variant="ghost">
          <Link to="/dashboard/orders">{messages.allOrders}</Link>
        </Button>
      }
    >
      {orders.data.content.length === 0 && <p className="home-quiet">{messages.noOrders}</p>}
      <ul className="home-list">
        {orders.data.content.map((order) => (
          <li key={order.orderId} className="home-list__row">
            <span className="home-list__text">
              <span className="home-list__name">
                <Link to={`/dashboard/orders/${order.orderId}`}>{order.number}</Link> {order.customerName}
              </span>
              <span className="home-quiet">{moment(order.createdAt)}</span>
            </span>
            <span className="home-list__end">
              {money(order.grandTotal)}
              <span className="order-badges">
                <PaymentBadge status={order.paymentStatus} />
                <FulfillmentBadge order={order} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
