import { DeleteDialog } from '../parts/DeleteDialog.tsx'
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
    <DeleteDialog
      messages={messages}
      count={ids.length}
      onConfirm={async () => {
        await remove(ids)
        onDone()
      }}
      onClose={onClose}
    />
  )
}
