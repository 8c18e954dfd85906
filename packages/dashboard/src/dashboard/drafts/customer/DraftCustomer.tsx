import type { PostalAddress } from '@blockfront/contract'
import { IconButton, TextField } from '@blockfront/ui'
import { Pencil, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { addressLines } from '../../orders/address-lines.ts'
import { Card } from '../../parts/Card.tsx'
import { useStore } from '../../store.ts'
import '../drafts.css'
import type { ChangeDraft, DraftValues } from '../draft-values.ts'
import { messages } from '../messages.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { CustomerEmail } from './CustomerEmail.tsx'

interface DraftCustomerProps {
  values: DraftValues
  /** The server's messages by path. */
  fields: Readonly<Record<string, string>>
  onChange: ChangeDraft
}

/** The customer of a draft: contact and addresses. */
export function DraftCustomer({ values, fields, onChange }: DraftCustomerProps) {
  const { contact } = values
  return (
    <>
      <Card title={messages.customer}>
        <CustomerEmail values={values} error={fields['contact.email']} onChange={onChange} />
        <TextField
          id="draft-phone"
          label={messages.phone}
          note={messages.optional}
          error={fields['contact.phone']}
          type="tel"
          maxLength={40}
          autoComplete="off"
          dir="ltr"
          value={contact.phone}
          onChange={(event) => onChange({ contact: { ...contact, phone: event.target.value } })}
        />
      </Card>
      <AddressCard
        title={messages.shippingAddress}
        none={messages.noAddress}
        address={values.shippingAddress}
        onChange={(shippingAddress) => onChange({ shippingAddress })}
      />
      <AddressCard
        title={messages.billingAddress}
        none={values.shippingAddress ? messages.sameAddress : messages.noAddress}
        address={values.billingAddress}
        onChange={(billingAddress) => onChange({ billingAddress })}
      />
    </>
  )
}

interface AddressCardProps {
  title: string
  /** Shown without an address. */
  none: string
  address: PostalAddress | null
  onChange: (address: PostalAddress | null) => void
}

function AddressCard({ title, none, address, onChange }: AddressCardProps) {
  const { locale } = useStore()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title={title}
      actions={
        <span className="draft-buttons">
          <IconButton label={messages.editAddress(title)} size="small" plain onClick={() => setIsOpen(true)}>
            {address ? <Pencil size={14} /> : <Plus size={14} />}
          </IconButton>
          {address && (
            <IconButton label={messages.removeAddress(title)} size="small" plain onClick={() => onChange(null)}>
              <X size={14} />
            </IconButton>
          )}
        </span>
      }
    >
      {address ? (
        <address className="draft-address">{addressLines(address, locale).join('\n')}</address>
      ) : (
        <p className="draft-quiet">{none}</p>
      )}
      {isOpen && <AddressDialog title={title} address={address} onSave={onChange} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
