import { TextField } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { useSession } from '../../auth/session.ts'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import type { Store } from '../store.ts'
import { storeKey } from '../store-query.ts'
import { messages } from './messages.ts'
import { isTypedName } from './typed-name.ts'

/** Deletes the store. Asks for the store's name, because this cannot be undone. */
export const DeleteStore = ({ store }: { store: Store }) => (
  <Card
    title={messages.deleteStore}
    about={messages.deleteAbout}
    actions={
      <DialogButton variant="danger" dialog={(close) => <DeleteStoreDialog store={store} onClose={close} />}>
        {messages.deleteStore}
      </DialogButton>
    }
  />
)

function DeleteStoreDialog({ store: { storeId, name }, onClose }: { store: Store; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { confirmed, dialog } = useConfirmation()
  const confirm = async () => {
    await confirmed(() => api.call('store.delete', { body: { storeId, name } }))
    toast.success(messages.deleted(name))
    navigate('/choose-store', { replace: true })
    useSession.getState().forgetStore()
    client.removeQueries({ queryKey: storeKey(storeId) })
    void client.invalidateQueries({ queryKey: ['stores'] })
  }
  return (
    <ConfirmDialog
      title={messages.deleteTitle(name)}
      action={messages.deleteStore}
      disabled={!isTypedName(typed, name)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.deleteHelp}</p>
      <TextField
        id="delete-store-name"
        label={messages.typeName(name)}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {dialog}
    </ConfirmDialog>
  )
}
