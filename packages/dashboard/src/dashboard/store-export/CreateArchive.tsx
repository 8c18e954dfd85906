import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Says what an archive contains, and starts it after the owner has confirmed that it is them. */
export function CreateArchive({ onClose }: { onClose: () => void }) {
  const { storeId } = useStore()
  const { confirmed, dialog } = useConfirmation()
  const create = useStoreMutation('archive.create')
  return (
    <ConfirmDialog
      title={messages.confirmTitle}
      action={messages.create}
      tone="primary"
      onConfirm={() => confirmed(() => create.mutateAsync({ body: { storeId } }))}
      onClose={onClose}
    >
      <p>{messages.confirmHelp}</p>
      <p>{messages.confirmEmail}</p>
      {dialog}
    </ConfirmDialog>
  )
}
