import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Asks before the store is opened to everyone. */
export function OpenStoreDialog({ onClose }: { onClose: () => void }) {
  const { storeId } = useStore()
  const update = useStoreMutation('store.updateOpening')
  const open = async () => {
    await update.mutateAsync({ body: { storeId, isOpen: true } })
    toast.success(messages.opened)
  }
  return (
    <ConfirmDialog title={messages.openTitle} action={messages.open} tone="primary" onConfirm={open} onClose={onClose}>
      <p>{messages.openHelp}</p>
    </ConfirmDialog>
  )
}
