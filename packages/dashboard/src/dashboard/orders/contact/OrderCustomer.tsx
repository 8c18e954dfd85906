import type { Order } from '@blockfront/contract'
import { IconButton } from '@blockfront/ui'
import { Copy, Pencil } from 'lucide-react'
import { Link } from '../../../router.ts'
import { toast } from '../../../toast.tsx'
import { Card } from '../../parts/Card.tsx'
import { useStore } from '../../store.ts'
import { addressLines } from '../address-lines.ts'
import { fulfillmentMessages } from '../fulfillment/fulfillment-messages.ts'
import { messages } from '../messages.ts'
import { allowedOn } from '../order-actions.ts'

/** The customer and the shipping address. */
export function OrderCustomer({ order, onEdit }: { order: Order; onEdit: () => void }) {
  const { locale } = useStore()
  const shipmentMessages = fulfillmentMessages(order.rate?.type)
  const { contact, customerNote, giftMessage, marketingConsent } = order
  const [shipping, billing] = [order.shippingAddress, order.billingAddress].map((one) => one && addressLines(one, locale))
  const phone = contact.phone || order.shippingAddress?.phone || order.billingAddress?.phone
  return (
    <>
      {customerNote && (
        <Card title={messages.customerNote}>
          <p className="order-note">{customerNote}</p>
        </Card>
      )}
      {giftMessage && (
        <Card title={messages.giftMessage}>
          <p className="order-note">{giftMessage}</p>
        </Card>
      )}
      <Card
        title={messages.contact}
        actions={
          allowedOn(order).editContact && (
            <IconButton label={messages.editContact} size="small" plain onClick={onEdit}>
              <Pencil size={14} />
            </IconButton>
          )
        }
      >
        <ul className="order-contact">
          {contact.email && (
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
          )}
          {order.customerId && (
            <li>
              <Link to={`/dashboard/customers/${order.customerId}`}>{messages.viewCustomer}</Link>
            </li>
          )}
          {phone && (
            <li>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
                {phone}
              </a>
            </li>
          )}
          {marketingConsent && <li className="order-quiet">{messages.consent}</li>}
        </ul>
      </Card>
      <Card title={shipmentMessages.address} actions={shipping ? <CopyButton text={shipping.join('\n')} /> : undefined}>
        {shipping ? <Address lines={shipping} /> : <p className="order-quiet">{messages.noShippingAddress}</p>}
      </Card>
      {billing && (
        <Card title={messages.billingAddress}>
          {billing.join() === shipping?.join() ? (
            <p className="order-quiet">{shipmentMessages.sameAddress}</p>
          ) : (
            <Address lines={billing} />
          )}
        </Card>
      )}
    </>
  )
}

const Address = ({ lines }: { lines: readonly string[] }) => <address className="order-address">{lines.join('\n')}</address>

const CopyButton = ({ text }: { text: string }) => (
  <IconButton
    label={messages.copyAddress}
    size="small"
    plain
    onClick={() => void navigator.clipboard.writeText(text).then(() => toast.success(messages.copied))}
  >
    <Copy size={14} />
  </IconButton>
)
