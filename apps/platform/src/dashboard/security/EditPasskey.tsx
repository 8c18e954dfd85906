import type { AccountSecurity } from '@blockfront/contract'
import { Field, Input } from '@blockfront/ui'
import { useId, useState } from 'react'
import { api } from '../../api.ts'
import { createPasskey, isCanceled } from '../../auth/passkey.ts'
import { useConfirmation } from '../../auth/use-confirmation.tsx'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { messages } from './messages.ts'
import { useReloadSecurity } from './use-security.ts'

export type Passkey = AccountSecurity['passkeys'][number]

interface NameFieldProps {
  value: string
  onChange: (value: string) => void
}

function NameField({ value, onChange }: NameFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={messages.passkeyName} help={messages.passkeyNameHelp}>
      {({ id: own }) => (
        <Input id={own} autoComplete="off" maxLength={80} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

/** Names a new passkey, then lets the browser create it. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const reload = useReloadSecurity()
  const { confirmed, dialog } = useConfirmation()
  const add = async () => {
    const { token, options } = await confirmed(() => api.call('user.passkeyOptions'))
    try {
      const response = await createPasskey(options)
      await api.call('user.addPasskey', { body: { token, name: name.trim(), response } })
    } catch (error) {
      throw isCanceled(error) ? new Error(messages.notCreated) : error
    }
    toast.success(messages.passkeyAdded)
    await reload()
  }
  return (
    <ConfirmDialog
      title={messages.addPasskeyTitle}
      action={messages.continue}
      tone="primary"
      disabled={name.trim() === ''}
      onConfirm={add}
      onClose={onClose}
    >
      <p>{messages.addPasskeyHelp}</p>
      <NameField value={name} onChange={setName} />
      {dialog}
    </ConfirmDialog>
  )
}

interface EditProps {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskey({ passkey: { passkeyId, name: before }, onClose }: EditProps) {
  const [name, setName] = useState(before)
  const reload = useReloadSecurity()
  const rename = async () => {
    await api.call('user.renamePasskey', { body: { passkeyId, name: name.trim() } })
    toast.success(messages.renamed)
    await reload()
  }
  return (
    <ConfirmDialog
      title={messages.renameTitle}
      action={messages.save}
      tone="primary"
      disabled={name.trim() === ''}
      onConfirm={rename}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </ConfirmDialog>
  )
}

export function RemovePasskey({ passkey: { passkeyId, name }, onClose }: EditProps) {
  const reload = useReloadSecurity()
  const { confirmed, dialog } = useConfirmation()
  const remove = async () => {
    await confirmed(() => api.call('user.removePasskey', { body: { passkeyId } }))
    toast.success(messages.removed)
    await reload()
  }
  return (
    <ConfirmDialog title={messages.removeTitle(name)} action={messages.removePasskey} onConfirm={remove} onClose={onClose}>
      <p>{messages.removeHelp}</p>
      {dialog}
    </ConfirmDialog>
  )
}
