import type { CustomerSummary } from '@blockfront/contract'
import { TextField } from '@blockfront/ui'
import { useEffect, useState } from 'react'
import { api } from '../../../api.ts'
import { toast } from '../../../toast.tsx'
import { useStore } from '../../store.ts'
import { useStoreQuery } from '../../store-query.ts'
import '../drafts.css'
import { type ChangeDraft, type DraftValues, withoutRegionName } from '../draft-values.ts'
import { messages } from '../messages.ts'

/** Largest number of customers that are suggested. */
const SHOWN = 5
/** Milliseconds without typing before a search. */
const PAUSE = 200

interface CustomerEmailProps {
  values: DraftValues
  error: string | undefined
  onChange: ChangeDraft
}

/** The email address of a customer. Customers of the store are suggested; choosing one also fills in phone and address. */
export function CustomerEmail({ values: { contact, shippingAddress }, error, onChange }: CustomerEmailProps) {
  const { storeId } = useStore()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useStoreQuery('customer.list', { pageSize: SHOWN, search }, { enabled: search.length > 1 })
  const found = search.length > 1 && typed.trim().length > 1 ? (data?.content ?? []) : []
  const suggested = found.filter(({ email }) => email !== contact.email.trim().toLowerCase())
  const choose = async ({ customerId, email, phone }: CustomerSummary) => {
    setTyped('')
    onChange({ contact: { email, phone: phone || contact.phone } })
    if (shippingAddress) return
    try {
      const { addresses } = await api.call('customer.get', { query: { storeId, customerId } })
      const last = addresses[0]?.address
      if (last) onChange({ shippingAddress: withoutRegionName(last) })
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    }
  }
  return (
    <>
      <TextField
        id="draft-email"
        label={messages.email}
        help={messages.emailHelp}
        error={error}
        type="email"
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={contact.email}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange({ contact: { ...contact, email: event.target.value.trim() } })
        }}
      />
      {suggested.length > 0 && (
        <ul className="draft-customers" aria-label={messages.customersFound}>
          {suggested.map((customer) => (
            <li key={customer.customerId}>
              <button type="button" className="draft-customer" onClick={() => void choose(customer)}>
                <bdi>{[customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.email}</bdi>
                <span className="draft-quiet">{customer.email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
