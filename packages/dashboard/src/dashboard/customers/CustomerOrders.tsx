import type { Customer, OrderSummary } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { PaymentBadge } from '../orders/order-badges.tsx'
import { Card } from '../parts/Card.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'

/** The number of a customer's orders, their total, and the latest orders. */
export function CustomerOrders({ customer }: { customer: Customer }) {
  const money = useMoney()
  const { day, moment } = useTime()
  const { customerId, orders, orderCount, spent, firstOrderAt, lastOrderAt } = customer
  const numbers = [
    [messages.spent, money(spent)],
    [messages.orders, String(orderCount)],
    [messages.firstOrder, firstOrderAt ? day(firstOrderAt) : messages.never],
    [messages.lastOrder, lastOrderAt ? day(lastOrderAt) : messages.never],
  ]
  const columns: Column<OrderSummary>[] = [
    {
      key: 'payment',
      title: messages.payment,
      plain: true,
      cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} />,
    },
    { key: 'total', title: messages.total, plain: true, align: 'end', cell: ({ grandTotal }) => money(grandTotal) },
  ]
  return (
    <>
      <Card title={messages.summary}>
        <dl className="customer-numbers">
          {numbers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card
        title={messages.latest}
        actions={
          orders.length > 0 && (
            <Button size="small" asChild>
              <Link to={`/dashboard/orders?customer=${customerId}`}>{messages.allOrders}</Link>
            </Button>
          )
        }
      >
        {orders.length === 0 ? (
          <p className="customer-quiet">{messages.noOrders}</p>
        ) : (
          <DataTable
            label={messages.latest}
            rows={orders}
            keyOf={({ orderId }) => orderId}
            nameOf={({ number }) => number}
            nameTitle={messages.order}
            linkOf={({ orderId }) => `/dashboard/orders/${orderId}`}
            aboutOf={({ createdAt }) => moment(createdAt)}
            columns={columns}
          />
        )}
      </Card>
    </>
  )
}
