import type { WebhookDelivery } from '@blockfront/contract'
import { Send } from 'lucide-react'
import type { Column } from '../../parts/list/DataTable.tsx'
import type { ListQuery } from '../../parts/list/list-query.ts'
import { PagedTable } from '../../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../../parts/list/use-list.ts'
import { useTime } from '../../parts/time.ts'
import { eventName, messages } from '../messages.ts'
import { DeliveryBadge } from './DeliveryBadge.tsx'
import { DeliveryDialog } from './DeliveryDialog.tsx'

const toolbar = toolbarOf('webhook.deliveries', { filters: { status: [messages.result, messages.statuses] } })

/** Milliseconds after which the list is loaded again while a delivery is being sent. */
const RELOAD = 1_500

/** Milliseconds within which an attempt counts as being made. */
const SOON = 15_000

const isBeingSent = ({ nextAttemptAt }: WebhookDelivery) =>
  nextAttemptAt !== null && Math.abs(Date.parse(nextAttemptAt) - Date.now()) < SOON

/** The delivery in the URL. */
const openIn = (address: ListQuery) => {
  const open = address.get('open')
  return open && /^[A-Za-z0-9_-]{1,64}$/.test(open) ? open : undefined
}

/** The deliveries to a webhook, newest first, and the open one. */
export function Deliveries({ webhookId, isDeleted }: { webhookId: string; isDeleted: boolean }) {
  const { moment } = useTime()
  const { paged, address } = useList(
    'webhook.deliveries',
    { webhookId },
    { enabled: !isDeleted, refetchInterval: ({ state }) => state.data?.content.some(isBeingSent) && RELOAD },
  )
  const columns: Column<WebhookDelivery>[] = [
    { key: 'result', title: messages.result, plain: true, cell: ({ status }) => <DeliveryBadge status={status} /> },
    { key: 'response', title: messages.response, cell: ({ responseStatus }) => responseStatus ?? messages.noResponse },
    { key: 'time', title: messages.time, align: 'end', cell: ({ createdAt }) => moment(createdAt) },
  ]
  const open = openIn(address)
  return (
    <section className="webhook__deliveries" aria-labelledby="deliveries">
      <div>
        <h2 id="deliveries" className="webhook__heading">
          {messages.deliveries}
        </h2>
        <p className="webhook__about">{messages.deliveriesHelp}</p>
      </div>
      <PagedTable
        {...paged}
        toolbar={toolbar}
        empty={{ icon: <Send size={20} />, title: messages.noDeliveries, children: messages.noDeliveriesHelp }}
        label={messages.deliveries}
        keyOf={({ deliveryId }) => deliveryId}
        nameOf={({ event }) => eventName(event)}
        aboutOf={({ status, failure, nextAttemptAt }) =>
          status === 'pending' && failure && nextAttemptAt ? messages.retryAt(moment(nextAttemptAt)) : failure
        }
        linkOf={({ deliveryId }) => address.href({ open: deliveryId })}
        nameTitle={messages.event}
        columns={columns}
      />
      {open && (
        <DeliveryDialog
          key={open}
          deliveryId={open}
          onClose={() => address.set({ open: undefined, page: address.get('page') })}
        />
      )}
    </section>
  )
}
