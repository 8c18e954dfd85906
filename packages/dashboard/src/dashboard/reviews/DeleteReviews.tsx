import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { messages } from './messages.ts'
import { useReviewChanges } from './use-review-changes.ts'

interface DeleteReviewsProps {
  ids: string[]
  onDone: () => void
  onClose: () => void
}

/** Asks whether reviews should be deleted, and deletes them. */
export function DeleteReviews({ ids, onDone, onClose }: DeleteReviewsProps) {
  const { remove } = useReviewChanges()
  return (
    <ConfirmDialog
      title={messages.deleteTitle(ids.length)}
      action={messages.deleteAction(ids.length)}
      onConfirm={async () => {
        await remove(ids)
        onDone()
      }}
      onClose={onClose}
    >
      <p>{messages.deleteHelp}</p>
    </ConfirmDialog>
  )
}
