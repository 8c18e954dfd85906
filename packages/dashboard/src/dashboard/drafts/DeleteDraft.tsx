import type { DraftOrder } from '@blockfront/contract'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

interface DeleteDraftProps {
  draft: Pick<DraftOrder, 'draftId' | 'number'>
  /** Called with true before the draft is deleted, and with false if that failed. */
  onDelete: (isDeleted: boolean) => void
  onClose: () => void
}

/** Deletes a draft after a confirmation, and opens the list. */
export function DeleteDraft({ draft: { draftId, number }, onDelete, onClose }: DeleteDraftProps) {
  const navigate = useNavigate()
  const { storeId } = useStore()
  const remove = useStoreMutation('draftOrder.delete')
  const confirm = async () => {
    onDelete(true)
    await remove.mutateAsync({ params: { storeId, draftId } }).catch((error: unknown) => {
      onDelete(false)
      throw error
    })
    toast.success(messages.deleted)
    navigate('/dashboard/drafts')
  }
  return (
    <ConfirmDialog title={messages.deleteTitle(number)} action={messages.delete} onConfirm={confirm} onClose={onClose}>
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}
