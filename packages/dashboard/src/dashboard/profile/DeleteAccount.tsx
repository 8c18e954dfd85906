import { TextField } from '@blockfront/ui'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { useSession } from '../../auth/session.ts'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import { useSecurity } from '../security/use-security.ts'
import { messages } from './messages.ts'

/** Deletes the account. Asks for the password, because this cannot be undone. */
export function DeleteAccount() {
  const navigate = useNavigate()
  const isDeleted = useRef(false)
  // The dashboard stays until the home page has loaded. Without an account, its guard would redirect to another page.
  useEffect(() => () => void (isDeleted.current && useSession.getState().forgetStore()), [])
  const leave = () => {
    isDeleted.current = true
    toast.success(messages.deleted)
    navigate('/', { replace: true })
  }
  return (
    <Card
      title={messages.delete}
      about={messages.deleteAbout}
      actions={
        <DialogButton variant="danger" dialog={(close) => <DeleteAccountDialog onDeleted={leave} onClose={close} />}>
          {messages.delete}
        </DialogButton>
      }
    />
  )
}

function DeleteAccountDialog({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const hasTotp = Boolean(useSecurity().data?.totp)
  const { confirmed, dialog } = useConfirmation()
  const confirm = async () => {
    await confirmed(() => api.call('user.delete', { body: hasTotp ? {} : { password } }))
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      action={messages.delete}
      disabled={!hasTotp && password === ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.deleteHelp}</p>
      {!hasTotp && (
        <TextField
          id="delete-account-password"
          label={messages.deletePassword}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {dialog}
    </ConfirmDialog>
  )
}
