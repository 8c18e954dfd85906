import type { AccountSecurity } from '@blockfront/contract'
import { TextField } from '@blockfront/ui'
import { useId, useState } from 'react'
import { api } from '../../api.ts'
import { type Confirmation, useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { createPasskey, isCanceled } from '../../auth/passkey.ts'
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
    <TextField
      id={id}
      label={messages.passkeyName}
      help={messages.passkeyNameHelp}
      autoComplete="off"
      maxLength={80}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface PasskeyDialogProps {
  title: string
  help?: string
  /** The label of the button that changes the passkey. */
  action: string
  tone?: 'danger'
  /** The name to start from. Without it, the dialog asks for no name. */
  startName?: string
  /** The message after the change. */
  done: string
  change: (name: string, confirmed: Confirmation['confirmed']) => Promise<unknown>
  onClose: () => void
}

/** Changes the passkeys of the account, and asks for a confirmation where the server requires one. */
function PasskeyDialog({ title, help, action, tone, startName, done, change, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(startName ?? '')
  const reload = useReloadSecurity()
  const { confirmed, dialog } = useConfirmation()
  const submit = async () => {
    await change(name.trim(), confirmed)
    toast.success(done)
    await reload()
  }
  const asksName = startName !== undefined
  return (
    <ConfirmDialog
      title={title}
      action={action}
      tone={tone ?? 'primary'}
      disabled={asksName && name.trim() === ''}
      onConfirm={submit}
      onClose={onClose}
    >
      {help && <p>{help}</p>}
      {asksName && <NameField value={name} onChange={setName} />}
      {dialog}
    </ConfirmDialog>
  )
}

/** Names a new passkey, then lets the browser create it. */
export const AddPasskey = ({ onClose }: { onClose: () => void }) => (
  <PasskeyDialog
    title={messages.addPasskeyTitle}
    help={messages.addPasskeyHelp}
    action={messages.continue}
    startName=""
    done={messages.passkeyAdded}
    change={async (name, confirmed) => {
      const { token, options } = await confirmed(() => api.call('user.passkeyOptions'))
      try {
        const response = await createPasskey(options)
        await api.call('user.addPasskey', { body: { token, name, response } })
      } catch (error) {
        throw isCanceled(error) ? new Error(messages.notCreated) : error
      }
    }}
    onClose={onClose}
  />
)

interface EditProps {
  passkey: Passkey
  onClose: () => void
}

export const RenamePasskey = ({ passkey: { passkeyId, name: before }, onClose }: EditProps) => (
  <PasskeyDialog
    title={messages.renameTitle}
    action={messages.save}
    startName={before}
    done={messages.renamed}
    change={(name) => api.call('user.renamePasskey', { body: { passkeyId, name } })}
    onClose={onClose}
  />
)

export const RemovePasskey = ({ passkey: { passkeyId, name }, onClose }: EditProps) => (
  <PasskeyDialog
    title={messages.removeTitle(name)}
    help={messages.removeHelp}
    action={messages.removePasskey}
    tone="danger"
    done={messages.removed}
    change={(_, confirmed) => confirmed(() => api.call('user.removePasskey', { body: { passkeyId } }))}
    onClose={onClose}
  />
)
