import { X } from 'lucide-react'
import type { ListQuery } from '../../parts/list/list-query.ts'
import { messages as listMessages } from '../../parts/messages.ts'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'

/** Shows and removes the filter for the orders of one customer. A link on the customer's page sets it. */
export function CustomerFilter({ address }: { address: ListQuery }) {
  const customerId = address.get('customer')
  const customer = useStoreQuery('customer.get', { customerId: customerId ?? '' }, { enabled: customerId !== undefined })
  if (!customerId) return null
  return (
    <span className="filter-chip" data-chosen="">
      <span className="filter-chip__open">
        {messages.customer}
        <span className="filter-chip__value">{customer.data?.email}</span>
      </span>
      <button
        type="button"
        className="filter-chip__remove"
        aria-label={listMessages.removeFilter(messages.customer)}
        onClick={() => address.set({ customer: undefined })}
      >
        <X size={12} aria-hidden />
      </button>
    </span>
  )
}
