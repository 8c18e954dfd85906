import type { Webhook } from '@blockfront/contract'
import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import './webhooks.css'
import { useNavigate, useParams } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { DeleteWebhook } from './DeleteWebhook.tsx'
import { Deliveries } from './deliveries/Deliveries.tsx'
import { EditWebhook } from './EditWebhook.tsx'
import { eventName, messages } from './messages.ts'
import { RotateSecret } from './RotateSecret.tsx'
import { ShownSecret } from './ShownSecret.tsx'
import { WebhookBadge } from './WebhookBadge.tsx'

const list = '/dashboard/webhooks'

/** One webhook with its deliveries. */
export function WebhookDetail() {
  const { webhookId = '' } = useParams()
  const webhooks = useStoreQuery('webhook.list')
  return (
    <Loaded
      query={webhooks}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={messages.title} back={{ to: list, label: messages.title }} />}
    >
      {(all) => {
        const webhook = all.find((one) => one.webhookId === webhookId)
        return webhook ? (
          <Opened key={webhookId} webhook={webhook} />
        ) : (
          <NotFound title={messages.gone404} help={messages.gone404Help} to={list} list={messages.title} />
        )
      }}
    </Loaded>
  )
}

function Opened({ webhook }: { webhook: Webhook }) {
  const { webhookId, url, isEnabled } = webhook
  const { storeId } = useStore()
  const navigate = useNavigate()
  const test = useStoreMutation('webhook.sendTest')
  const update = useStoreMutation('webhook.update')
  const [dialog, setDialog] = useState<'edit' | 'rotate' | 'delete'>()
  // The deliveries of a deleted webhook are not loaded again while the list opens.
  const [isDeleted, setIsDeleted] = useState(false)
  const [secret, setSecret] = useState<string>()
  const close = () => setDialog(undefined)
  const reported = (call: Promise<unknown>, success: string) =>
    void call.then(
      () => toast.success(success),
      (error: Error) => toast.error(error.message),
    )
  const setEnabled = (enabled: boolean) =>
    reported(
      update.mutateAsync({ body: { storeId, webhookId, isEnabled: enabled } }),
      enabled ? messages.turnedOn : messages.turnedOff,
    )
  return (
    <>
      <PageHeader
        title={new URL(url).host}
        badge={<WebhookBadge webhook={webhook} />}
        back={{ to: list, label: messages.title }}
        moreLabel={messages.moreActions}
        more={[
          isEnabled
            ? { label: messages.turnOff, onSelect: () => setEnabled(false) }
            : { label: messages.turnOn, onSelect: () => setEnabled(true) },
          { label: messages.rotate, onSelect: () => setDialog('rotate'), worksReadOnly: true },
          'line',
          { label: messages.delete, onSelect: () => setDialog('delete'), danger: true, worksReadOnly: true },
        ]}
        action={
          <Button
            variant="primary"
            busy={test.isPending}
            onClick={() => reported(test.mutateAsync({ body: { storeId, webhookId } }), messages.testSent)}
          >
            {messages.sendTest}
          </Button>
        }
      />
      <div className="webhook">
        {!isEnabled && <OffNotice webhook={webhook} busy={update.isPending} onTurnOn={() => setEnabled(true)} />}
        <Facts webhook={webhook} onEdit={() => setDialog('edit')} />
        <Deliveries webhookId={webhookId} isDeleted={isDeleted} />
      </div>
      {dialog === 'edit' && <EditWebhook webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && <RotateSecret webhook={webhook} onRotated={setSecret} onClose={close} />}
      {secret !== undefined && <ShownSecret secret={secret} help={messages.replacedHelp} onClose={() => setSecret(undefined)} />}
      {dialog === 'delete' && (
        <DeleteWebhook webhook={webhook} onDelete={setIsDeleted} onDeleted={() => navigate(list)} onClose={close} />
      )}
    </>
  )
}

interface OffNoticeProps {
  webhook: Webhook
  busy: boolean
  onTurnOn: () => void
}

/** Why a webhook is off, and how to turn it on. */
function OffNotice({ webhook: { disabledReason }, busy, onTurnOn }: OffNoticeProps) {
  const help = { failing: messages.failingHelp, gone: messages.goneHelp }
  return (
    <Notice tone={disabledReason ? 'danger' : 'neutral'} title={messages.offTitle}>
      <p>{disabledReason ? help[disabledReason] : messages.offHelp}</p>
      <Button size="small" className="dashboard-retry" busy={busy} onClick={onTurnOn}>
        {disabledReason ? messages.turnOnAgain : messages.turnOn}
      </Button>
    </Notice>
  )
}

function Facts({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const { url, events, lastSuccessAt, previousSecretUntil } = webhook
  const { moment } = useTime()
  return (
    <Card
      title={messages.details}
      actions={
        <Button size="small" onClick={onEdit}>
          {messages.edit}
        </Button>
      }
    >
      <dl className="webhook__facts">
        <div>
          <dt>{messages.url}</dt>
          <dd>
            <code dir="ltr">{url}</code>
          </dd>
        </div>
        <div>
          <dt>{messages.events}</dt>
          <dd>{events.map(eventName).join(', ')}</dd>
        </div>
        <div>
          <dt>{messages.lastSuccess}</dt>
          <dd>{lastSuccessAt ? moment(lastSuccessAt) : messages.never}</dd>
        </div>
        {previousSecretUntil && (
          <div>
            <dt>{messages.secret}</dt>
            <dd>{messages.previousUntil(moment(previousSecretUntil))}</dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
