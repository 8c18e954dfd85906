import type { Customer } from '@blockfront/contract'
import { Field, Input } from '@blockfront/ui'
import { useState } from 'react'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

interface Props {
  customer: Customer
  onClose: () => void
}

/** Asks for confirmation, and deletes a customer without orders. */
export function DeleteCustomer({ customer: { customerId, email }, onClose }: Props) {
  const { storeId } = useStore()
  const navigate = useNavigate()
  const remove = useStoreMutation('customer.delete')
  const confirm = async () => {
    await remove.mutateAsync({ body: { storeId, customerId } })
    toast.success(messages.deleted)
    await navigate('/dashboard/customers')
  }
  return (
    <ConfirmDialog title={messages.deleteTitle(email)} action={messages.delete} onConfirm={confirm} onClose={onClose}>
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}

/** Asks for the email address as a confirmation, and erases the personal data of a customer. */
export function EraseCustomer({ customer: { customerId, email }, onClose }: Props) {
  const { storeId } = useStore()
  const navigate = useNavigate()
  const erase = useStoreMutation('customer.erase')
  const [typed, setTyped] = useState('')
  const confirm = async () => {
    const { orders } = await erase.mutateAsync({ body: { storeId, customerId, email } })
    toast.success(messages.erased(orders))
    await navigate('/dashboard/customers')
  }
  return (
    <ConfirmDialog
      title={messages.eraseTitle(email)}
      action={messages.erase}
      disabled={typed.trim().toLowerCase() !== email}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.eraseHelp}</p>
      <Field id="erase-email" label={messages.eraseConfirm}>
        {({ id }) => (
          <Input id={id} type="email" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
    </ConfirmDialog>
  )
}
