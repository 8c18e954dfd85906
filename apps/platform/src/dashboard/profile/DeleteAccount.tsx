import { Button, Field, Input } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { useSession } from '../../auth/session.ts'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useSecurity } from '../security/use-security.ts'
import { messages } from './messages.ts'

/** Deletes the account. Asks for the password, because this cannot be undone. */
export function DeleteAccount() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <Card
      title={messages.delete}
      about={messages.deleteAbout}
      actions={
        <Button variant="danger" onClick={() => setDialogOpen(true)}>
          {messages.delete}
        </Button>
      }
    >
      {isDialogOpen && <DeleteAccountDialog onClose={() => setDialogOpen(false)} />}
    </Card>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const hasTotp = Boolean(useSecurity().data?.totp)
  const { confirmed, dialog } = useConfirmation()
  const confirm = async () => {
    await confirmed(() => api.call('user.delete', { body: hasTotp ? {} : { password } }))
    useSession.getState().forgetStore()
    toast.success(messages.deleted)
    navigate('/', { replace: true })
    client.clear()
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
        <Field id="delete-account-password" label={messages.deletePassword}>
          {({ id }) => (
            <Input
              id={id}
              type="password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      {dialog}
    </ConfirmDialog>
  )
}
