import type { Webhook } from '@blockfront/contract'
import { Button, EmptyState } from '@blockfront/ui'
import { WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import './webhooks.css'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { TableSkeleton } from '../parts/list/TableSkeleton.tsx'
import { useTime } from '../parts/time.ts'
import { useStoreQuery } from '../store-query.ts'
import { AddWebhook } from './AddWebhook.tsx'
import { messages } from './messages.ts'
import { ShownSecret } from './ShownSecret.tsx'
import { WebhookBadge } from './WebhookBadge.tsx'

/** The webhooks of the store. */
export function Webhooks() {
  const webhooks = useStoreQuery('webhook.list')
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {messages.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={add} />
      <Loaded query={webhooks} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length > 0 ? (
            <WebhookTable webhooks={rows} />
          ) : (
            <EmptyState icon={<WebhookIcon size={20} />} title={messages.empty}>
              {messages.emptyHelp}
            </EmptyState>
          )
        }
      </Loaded>
      {isAdding && (
        <AddWebhook
          onAdded={(added) => {
            setAdding(false)
            setSecret(added)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret !== undefined && <ShownSecret secret={secret} help={messages.secretHelp} onClose={() => setSecret(undefined)} />}
    </>
  )
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { moment } = useTime()
  const columns: Column<Webhook>[] = [
    { key: 'status', title: messages.status, plain: true, cell: (webhook) => <WebhookBadge webhook={webhook} /> },
    {
      key: 'success',
      title: messages.lastSuccess,
      cell: ({ lastSuccessAt }) => (lastSuccessAt ? moment(lastSuccessAt) : messages.never),
    },
  ]
  return (
    <DataTable
      label={messages.list}
      rows={webhooks}
      keyOf={({ webhookId }) => webhookId}
      nameOf={({ url }) => url}
      aboutOf={({ events }) => messages.eventCount(events.length)}
      linkOf={({ webhookId }) => `/dashboard/webhooks/${webhookId}`}
      nameTitle={messages.url}
      columns={columns}
    />
  )
}
