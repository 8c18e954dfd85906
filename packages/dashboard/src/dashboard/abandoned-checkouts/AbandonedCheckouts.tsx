import type { AbandonedCheckoutSummary } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { Mail } from 'lucide-react'
import { useMemo } from 'react'
import '../orders/orders.css'
import { DateFilter } from '../orders/list/DateFilter.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { AmountFilter } from '../parts/money/AmountFilter.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useTime } from '../parts/time.ts'
import { useCan } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { DeleteCheckouts } from './DeleteCheckouts.tsx'
import { messages } from './messages.ts'
import { SettingsButton } from './SettingsButton.tsx'

/** The checkouts that customers left after entering an email address, and those that became an order later. */
export function AbandonedCheckouts() {
  const { paged, address } = useList('abandonedCheckout.list')
  const settings = useStoreQuery('abandonedCheckout.settings')
  return (
    <>
      <PageHeader
        title={messages.title}
        about={settings.data?.keepsCarts === false ? messages.keepingOff : messages.about}
        action={useCan('settings.manage') && <SettingsButton settings={settings.data} />}
      />
      <PagedTable
        {...paged}
        toolbar={toolbarOf('abandonedCheckout.list', {
          search: messages.search,
          filters: { recovered: [messages.status, messages.statuses] },
          more: (
            <>
              <DateFilter address={address} />
              <AmountFilter address={address} label={messages.total} keys={['min', 'max']} />
            </>
          ),
        })}
        empty={{ icon: <Mail size={20} />, title: messages.empty, children: messages.emptyHelp }}
        label={messages.list}
        keyOf={({ checkoutId }) => checkoutId}
        nameOf={({ email }) => email}
        nameTitle={messages.customer}
        linkOf={({ checkoutId }) => `/dashboard/abandoned-checkouts/${checkoutId}`}
        aboutOf={({ itemCount }) => messages.items(itemCount)}
        columns={useCheckoutColumns()}
        bulk={({ keys, clear }) => (
          <DialogButton variant="danger" dialog={(close) => <DeleteCheckouts ids={keys} onDone={clear} onClose={close} />}>
            {messages.delete}
          </DialogButton>
        )}
      />
    </>
  )
}

function useCheckoutColumns(): Column<AbandonedCheckoutSummary>[] {
  const money = useMoney()
  const { moment } = useTime()
  return useMemo(
    () => [
      {
        key: 'status',
        title: messages.status,
        plain: true,
        cell: ({ recoveredAt }) => <StatusBadge isRecovered={recoveredAt !== null} />,
      },
      { key: 'reminder', title: messages.reminder, cell: ({ reminder }) => messages.reminders[reminder ?? 'none'] },
      { key: 'active', title: messages.lastActive, cell: ({ activeAt }) => moment(activeAt) },
      { key: 'total', title: messages.total, align: 'end', cell: ({ grandTotal }) => money(grandTotal) },
    ],
    [money, moment],
  )
}

export const StatusBadge = ({ isRecovered }: { isRecovered: boolean }) => (
  <Badge tone={isRecovered ? 'success' : 'neutral'}>{isRecovered ? messages.statuses.recovered : messages.statuses.open}</Badge>
)
