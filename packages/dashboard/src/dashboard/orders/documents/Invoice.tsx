import { toMajor, toMinor } from '@blockfront/commerce'
import type { HandlerOutput, Order } from '@blockfront/contract'
import { Loaded } from '../../Loaded.tsx'
import { FormSkeleton } from '../../parts/form/FormSkeleton.tsx'
import { useMoney, usePercent } from '../../parts/money/money.ts'
import { useTime } from '../../parts/time.ts'
import { useStore } from '../../store.ts'
import { useStoreQuery } from '../../store-query.ts'
import { addressLines, storeAddressLines } from '../address-lines.ts'
import { messages as orders } from '../messages.ts'
import { messages } from './messages.ts'
import { DocumentAddress, Facts, OrderDocument } from './OrderDocument.tsx'

/** The invoice of an order: seller, buyer, items, tax and payment. Its number is the order's. */
export const Invoice = () => (
  <OrderDocument name={messages.invoice} title={messages.invoiceOf}>
    {(order) => <InvoiceContent order={order} />}
  </OrderDocument>
)

function InvoiceContent({ order }: { order: Order }) {
  const policies = useStoreQuery('policy.list')
  return (
    <Loaded query={policies} skeleton={<FormSkeleton />}>
      {({ settings }) => <InvoiceSheet order={order} seller={settings} />}
    </Loaded>
  )
}

/** The legal identity of the seller, which an invoice must have (in the EU: Article 226 of Directive 2006/112/EC). */
type LegalSeller = Pick<HandlerOutput<'policy.list'>['settings'], 'legalName' | 'vatId'>

function InvoiceSheet({ order, seller: { legalName, vatId } }: { order: Order; seller: LegalSeller }) {
  const store = useStore()
  const { day } = useTime()
  const names = [...new Set([legalName, store.name])].filter(Boolean)
  const isPickup = order.rate?.type === 'pickup'
  const shipTo = addressLines(order.shippingAddress, store.locale)
  const billTo = addressLines(order.billingAddress, store.locale)
  return (
    <>
      <div className="document__parties">
        <DocumentAddress
          title={messages.from}
          lines={[...names, ...storeAddressLines(store), store.storeEmail, vatId && messages.vatId(vatId)].filter(Boolean)}
        />
        <DocumentAddress title={messages.billTo} lines={[...billTo, order.contact.email].filter(Boolean)} />
        {shipTo.length > 0 && shipTo.join() !== billTo.join() && (
          <DocumentAddress title={isPickup ? messages.customer : messages.shipTo} lines={shipTo} />
        )}
        <Facts
          rows={[
            [messages.invoiceNumber, <bdi key="number">{order.number}</bdi>],
            [messages.invoiceDate, day(order.createdAt)],
            [messages.paymentMethod, order.method.title],
            [messages.paymentStatus, orders.payments[order.paymentStatus]],
          ]}
        />
      </div>
      <InvoiceLines order={order} />
      <InvoiceTotals order={order} />
    </>
  )
}

function InvoiceLines({ order }: { order: Order }) {
  const money = useMoney()
  const percent = usePercent()
  return (
    <table className="document__table document__prices">
      <caption className="ui-hidden">{messages.items}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.item}</th>
          <th scope="col" className="document__number">
            {messages.quantity}
          </th>
          <th scope="col" className="document__number">
            {messages.unitPrice}
          </th>
          <th scope="col" className="document__number">
            {messages.tax}
          </th>
          <th scope="col" className="document__number">
            {messages.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td>
              <bdi>{line.name}</bdi>
              <span className="document__options">
                {[...Object.values(line.selectedAttributes), line.sku].filter(Boolean).join(' · ')}
              </span>
            </td>
            <td className="document__number">{line.quantity}</td>
            <td className="document__number">{money(line.unitPrice)}</td>
            <td className="document__number">{percent(line.taxRate)}</td>
            <td className="document__number">{money(line.lineTotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function InvoiceTotals({ order }: { order: Order }) {
  const money = useMoney()
  const percent = usePercent()
  const { currency, discounts, taxes, refundedTotal, paidTotal, grandTotal, status } = order
  const minor = (amount: number) => toMinor(amount, currency)
  const balance = Math.max(0, minor(grandTotal) - minor(paidTotal))
  const isDue = balance > 0 && status !== 'cancelled' && status !== 'expired'
  const rows: (readonly [key: string, name: string, value: string])[] = [
    ['subtotal', messages.subtotal, money(order.subtotal)],
    ...discounts.map(
      ({ name, code, amount }) => [`discount ${name}`, messages.discount(name, code), `−${money(amount)}`] as const,
    ),
  ]
  if (order.rate)
    rows.push([
      'shipping',
      (order.rate.type === 'pickup' ? messages.pickupBy : messages.shippingBy)(order.rate.name),
      money(order.shippingTotal),
    ])
  const taxName = order.pricesIncludeTax ? orders.taxIncluded : orders.tax
  for (const { name, rate, amount } of taxes) rows.push([`tax ${name} ${rate}`, taxName(name, percent(rate)), money(amount)])
  const after: typeof rows = [['paid', messages.paid, money(paidTotal)]]
  if (refundedTotal > 0) after.push(['refunded', messages.refunded, `−${money(refundedTotal)}`])
  if (isDue) after.push(['balance', messages.balance, money(toMajor(balance, currency))])
  const row = ([key, name, value]: (typeof rows)[number], strong = false) => (
    <div key={key} className={strong ? 'document__total' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className="document__sums">
      {rows.map((one) => row(one))}
      {row(['total', messages.total, money(grandTotal)], true)}
      {after.map((one) => row(one))}
    </dl>
  )
}
