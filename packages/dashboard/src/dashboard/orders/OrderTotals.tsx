import { toMajor, toMinor } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { Card } from '../parts/Card.tsx'
import { useMoney, usePercent } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { fulfillmentMessages } from './fulfillment/fulfillment-messages.ts'
import { messages } from './messages.ts'
import { useAllowedOn } from './order-actions.ts'
import { PaymentBadge } from './order-badges.tsx'
import { copyPaymentLink } from './payment/copy-payment-link.ts'
import { RefundNotices } from './refund/RefundNotices.tsx'

interface OrderTotalsProps {
  order: Order
  onPay: () => void
  onCapture: () => void
  onRefund: () => void
}

/** The order's totals, payments and refunds. */
export function OrderTotals({ order, onPay, onCapture, onRefund }: OrderTotalsProps) {
  const money = useMoney()
  const { moment } = useTime()
  const percent = usePercent()
  const allowed = useAllowedOn(order)
  const { refundedTotal, rate, currency } = order
  const net = toMajor(toMinor(order.paidTotal, currency) - toMinor(refundedTotal, currency), currency)
  const taxName = order.pricesIncludeTax ? messages.taxIncluded : messages.tax
  return (
    <Card
      title={messages.payment}
      about={messages.method(order.method.title)}
      actions={<PaymentBadge status={order.paymentStatus} />}
    >
      <dl className="order-sums">
        <TotalRow name={messages.subtotal} value={money(order.subtotal)} />
        {order.discounts.map(({ name, code, amount }) => (
          <TotalRow key={`${name}/${code}`} name={name} note={code ?? undefined} value={`−${money(amount)}`} />
        ))}
        {rate && <TotalRow name={fulfillmentMessages(rate.type).price} note={rate.name} value={money(order.shippingTotal)} />}
        {order.taxes.map(({ name, rate: taxRate, amount }) => (
          <TotalRow key={`${name} ${taxRate}`} name={taxName(name, percent(taxRate))} value={money(amount)} />
        ))}
        <TotalRow name={messages.total} value={money(order.grandTotal)} strong />
        <TotalRow name={messages.paid} value={money(order.paidTotal)} />
        {refundedTotal > 0 && <TotalRow name={messages.refunded} value={`−${money(refundedTotal)}`} />}
        {refundedTotal > 0 && <TotalRow name={messages.net} value={money(net)} />}
      </dl>
      <RefundNotices order={order} />
      {order.reservedUntil && (
        <p className="order-quiet">
          {messages.reservedUntil(moment(order.reservedUntil))} {messages.reservedHelp}
        </p>
      )}
      {(allowed.pay || allowed.capture || allowed.refund) && (
        <div className="order-foot">
          {allowed.refund && <Button onClick={onRefund}>{messages.refund}</Button>}
          {allowed.paymentLink && <Button onClick={() => void copyPaymentLink(order)}>{messages.copyPaymentLink}</Button>}
          {allowed.capture && <Button onClick={onCapture}>{messages.capture}</Button>}
          {allowed.pay && <Button onClick={onPay}>{messages.markPaid}</Button>}
        </div>
      )}
    </Card>
  )
}

const TotalRow = ({ name, note, value, strong }: { name: string; note?: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'order-sum order-sum--strong' : 'order-sum'}>
    <dt>
      {name}
      {note && (
        <>
          {' '}
          <span className="order-sum__note">{note}</span>
        </>
      )}
    </dt>
    <dd>{value}</dd>
  </div>
)
