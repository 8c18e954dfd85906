import type { Customer } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Badge, type MenuItem } from '@blockfront/ui'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import './customers.css'
import { api } from '../../api.ts'
import { useParams } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { addressLines } from '../orders/address-lines.ts'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { NotFound } from '../parts/NotFound.tsx'
import { saveAs } from '../parts/save-as.ts'
import { useTime } from '../parts/time.ts'
import { useCan, useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { CustomerDetails } from './CustomerDetails.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { CustomerTags } from './CustomerTags.tsx'
import { DeleteCustomer, EraseCustomer } from './EraseCustomer.tsx'
import { messages } from './messages.ts'

/** One customer: orders, details, consent, tags and addresses. */
export function CustomerDetail() {
  const { customerId = '' } = useParams()
  // A deleted customer must not be loaded again while the list opens.
  const [isLeaving, setIsLeaving] = useState(false)
  const customer = useStoreQuery('customer.get', { customerId }, { placeholderData: undefined, enabled: !isLeaving })
  if (customer.error instanceof ApiError && [400, 404].includes(customer.error.status))
    return <NotFound title={messages.gone} help={messages.goneHelp} to="/dashboard/customers" list={messages.title} />
  return (
    <Loaded
      query={customer}
      skeleton={<FormSkeleton />}
      head={<PageHeader title={messages.customer} back={{ to: '/dashboard/customers', label: messages.title }} />}
    >
      {(read) => <CustomerContent customer={read} onLeave={setIsLeaving} />}
    </Loaded>
  )
}

interface ContentProps {
  customer: Customer
  /** Called with true before the customer is deleted, and with false if that failed. */
  onLeave: (isLeaving: boolean) => void
}

function CustomerContent({ customer, onLeave }: ContentProps) {
  const canManage = useCan('customers.manage')
  return (
    <>
      <CustomerHeader customer={customer} onLeave={onLeave} />
      <div className="form-columns">
        <div>
          <CustomerOrders customer={customer} />
          {canManage && <CustomerDetails key={customer.customerId} customer={customer} />}
          {!canManage && customer.note && (
            <Card title={messages.note}>
              <p>{customer.note}</p>
            </Card>
          )}
        </div>
        <div>
          <Consent customer={customer} />
          {canManage && <CustomerTags customer={customer} />}
          <Addresses customer={customer} />
        </div>
      </div>
    </>
  )
}

type Action = 'delete' | 'erase'

function CustomerHeader({ customer, onLeave }: ContentProps) {
  const { storeId } = useStore()
  const { day } = useTime()
  const [openDialog, setOpenDialog] = useState<Action>()
  const canManage = useCan('customers.manage')
  const { customerId, email, firstName, lastName, orderCount, orders, createdAt } = customer
  const exportData = async () => {
    try {
      const data = await api.call('customer.exportData', { query: { storeId, customerId } })
      saveAs(messages.dataFile(email), JSON.stringify(data, null, 2), 'application/json')
      toast.success(messages.dataExported)
    } catch (error) {
      toast.failure(error)
    }
  }
  const canDelete = orderCount === 0 && orders.length === 0
  const more: MenuItem[] = [
    { label: messages.exportData, worksReadOnly: true, onSelect: () => void exportData() },
    'line',
    ...(canDelete
      ? [{ label: messages.delete, danger: true, worksReadOnly: true, onSelect: () => setOpenDialog('delete') }]
      : []),
    { label: messages.erase, danger: true, worksReadOnly: true, onSelect: () => setOpenDialog('erase') },
  ]
  const close = () => setOpenDialog(undefined)
  return (
    <>
      <PageHeader
        title={`${firstName} ${lastName}`.trim() || email}
        about={messages.since(day(createdAt))}
        back={{ to: '/dashboard/customers', label: messages.title }}
        more={canManage ? more : undefined}
      />
      <WorksReadOnly>
        {openDialog === 'delete' && <DeleteCustomer customer={customer} onLeave={onLeave} onClose={close} />}
        {openDialog === 'erase' && <EraseCustomer customer={customer} onLeave={onLeave} onClose={close} />}
      </WorksReadOnly>
    </>
  )
}

function Consent({ customer }: { customer: Customer }) {
  const { day } = useTime()
  const { email, phone, acceptsMarketing, consentAt, consentSource, subscribedAt } = customer
  const since =
    consentAt && consentSource
      ? (acceptsMarketing ? messages.consentGiven : messages.consentWithdrawn)(day(consentAt), messages.sources[consentSource])
      : messages.consentNever
  return (
    <Card title={messages.contact}>
      <ul className="customer-list">
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} dir="ltr">
              {phone}
            </a>
          </li>
        )}
        <li>
          <Badge tone={acceptsMarketing ? 'success' : 'neutral'}>
            {acceptsMarketing ? messages.subscribed : messages.notSubscribed}
          </Badge>
        </li>
        <li className="customer-quiet">{since}</li>
        {subscribedAt && <li className="customer-quiet">{messages.newsletter(day(subscribedAt))}</li>}
      </ul>
    </Card>
  )
}

function Addresses({ customer: { addresses } }: { customer: Customer }) {
  const { locale } = useStore()
  return (
    <Card title={messages.addresses}>
      {addresses.length === 0 && <p className="customer-quiet">{messages.noAddresses}</p>}
      <ul className="customer-list">
        {addresses.map(({ addressId, address }) => (
          <li key={addressId}>
            <address className="customer-address">{addressLines(address, locale).join('\n')}</address>
          </li>
        ))}
      </ul>
    </Card>
  )
}
