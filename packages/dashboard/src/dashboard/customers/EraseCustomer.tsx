import type { Customer } from '@blockfront/contract'
import { TextField } from '@blockfront/ui'
import { useState } from 'react'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

interface Props {
  customer: Customer
  /** Called with true before the customer is deleted, and with false if that failed. */
  onLeave: (isLeaving: boolean) => void
  onClose: () => void
}

/** Asks for confirmation, and deletes a customer without orders. */
export function DeleteCustomer({ customer: { customerId, email }, onLeave, onClose }: Props) {
  const { storeId } = useStore()
  const navigate = useNavigate()
  const remove = useStoreMutation('customer.delete', { onMutate: () => onLeave(true), onError: () => onLeave(false) })
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
export function EraseCustomer({ customer: { customerId, email }, onLeave, onClose }: Props) {
  const { storeId } = useStore()
  const navigate = useNavigate()
  const erase = useStoreMutation('customer.erase', { onMutate: () => onLeave(true), onError: () => onLeave(false) })
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
      <TextField
        id="erase-email"
        label={messages.eraseConfirm}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ConfirmDialog>
  )
}
