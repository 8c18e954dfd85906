import type { PaymentIncident } from '@blockfront/contract'
import { Badge, Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

const incidentMessages = messages.incidents

/** The payments that need the owner's attention; nothing if there are none. */
export function Incidents() {
  const { data = [] } = useStoreQuery('payment.incidents')
  if (data.length === 0) return null
  return (
    <Card title={incidentMessages.title}>
      <ul className="payment-incidents">
        {data.map((incident) => (
          <Incident key={incident.id} incident={incident} />
        ))}
      </ul>
    </Card>
  )
}

function Incident({ incident }: { incident: PaymentIncident }) {
  const { storeId } = useStore()
  const { moment } = useTime()
  const resolve = useStoreMutation('payment.resolveIncident')
  const { id, type, orderId, orderNumber, provider, reference, reported, createdAt } = incident
  const close = async () => {
    try {
      await resolve.mutateAsync({ body: { storeId, incidentId: id } })
      toast.success(incidentMessages.resolved)
    } catch (error) {
      toast.error(`${messages.changeFailed} ${error instanceof Error ? error.message : ''}`)
    }
  }
  return (
    <li className="payment-incident">
      <p className="payment-incident__head">
        <Badge tone="danger">{incidentMessages.names[type]}</Badge>
        <Link to={`/dashboard/orders/${orderId}`}>{incidentMessages.order(orderNumber)}</Link>
        <span className="payment-method__about">{moment(createdAt)}</span>
      </p>
      <p>{incidentMessages.help[type]}</p>
      {reported && <p className="payment-method__about">{incidentMessages.reported(reported)}</p>}
      {reference && (
        <p className="payment-method__about">
          <bdi dir="ltr">{incidentMessages.reference(provider, reference)}</bdi>
        </p>
      )}
      <Button size="small" busy={resolve.isPending} onClick={() => void close()}>
        {incidentMessages.resolve}
      </Button>
    </li>
  )
}
