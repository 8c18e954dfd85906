import type { WebhookDeliveryDetail } from '@blockfront/contract'
import { Button, Dialog } from '@blockfront/ui'
import { toast } from '../../../toast.tsx'
import { Loaded } from '../../Loaded.tsx'
import { FormSkeleton } from '../../parts/form/FormSkeleton.tsx'
import { useTime } from '../../parts/time.ts'
import { useStore } from '../../store.ts'
import { useStoreMutation, useStoreQuery } from '../../store-query.ts'
import { eventName, messages } from '../messages.ts'
import { DeliveryBadge } from './DeliveryBadge.tsx'
import { readable } from './readable.ts'

/** What was sent in a delivery, and the last response. */
export function DeliveryDialog({ deliveryId, onClose }: { deliveryId: string; onClose: () => void }) {
  const { storeId } = useStore()
  const delivery = useStoreQuery('webhook.delivery', { deliveryId })
  const redeliver = useStoreMutation('webhook.redeliver')
  const sendAgain = () =>
    void redeliver.mutateAsync({ body: { storeId, deliveryId } }).then(
      () => {
        toast.success(messages.sentAgain)
        onClose()
      },
      (error: Error) => toast.error(error.message),
    )
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={delivery.data ? eventName(delivery.data.event) : messages.deliveries}
      closeLabel={messages.close}
      footer={
        <Button variant="primary" busy={redeliver.isPending} disabled={!delivery.data} onClick={sendAgain}>
          {messages.sendAgain}
        </Button>
      }
    >
      <Loaded query={delivery} skeleton={<FormSkeleton />}>
        {(data) => <Content delivery={data} />}
      </Loaded>
    </Dialog>
  )
}

function Content({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { moment } = useTime()
  const { status, attempts, failure, responseStatus, createdAt, nextAttemptAt, deliveryId, payload, response } = delivery
  const facts = [
    { name: messages.result, value: <DeliveryBadge status={status} /> },
    { name: messages.response, value: responseStatus ?? messages.noResponse },
    { name: messages.attempts, value: attempts },
    { name: messages.time, value: moment(createdAt) },
  ]
  return (
    <div className="delivery">
      <dl className="delivery__facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {failure && (
        <p className="delivery__failure">
          {failure} {nextAttemptAt && messages.retryAt(moment(nextAttemptAt))}
        </p>
      )}
      <Code title={messages.payload} text={payload === null ? undefined : readable(payload)} empty={messages.noPayload} />
      {responseStatus !== null && (
        <Code title={messages.responseBody} text={readable(response) || undefined} empty={messages.emptyResponse} />
      )}
      <p className="delivery__id">
        {messages.id} <code dir="ltr">{deliveryId}</code>
      </p>
    </div>
  )
}

function Code({ title, text, empty }: { title: string; text: string | undefined; empty: string }) {
  return (
    <section>
      <h3 className="delivery__title">{title}</h3>
      {text === undefined ? (
        <p className="delivery__empty">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard.
        <pre className="delivery__code" dir="ltr" tabIndex={0}>
          {text}
        </pre>
      )}
    </section>
  )
}
