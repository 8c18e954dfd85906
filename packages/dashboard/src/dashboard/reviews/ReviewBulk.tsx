import type { Review, ReviewStatus } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { DeleteReviews } from './DeleteReviews.tsx'
import { messages } from './messages.ts'
import { useReviewChanges } from './use-review-changes.ts'

/** Actions for several reviews at once. */
export function ReviewBulk({ selected, onDone }: { selected: readonly Review[]; onDone: () => void }) {
  const { setStatus, isChanging } = useReviewChanges()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const ids = selected.map(({ reviewId }) => reviewId)
  const change = (status: ReviewStatus) =>
    void setStatus(ids, status).then(onDone, (error: Error) => {
      toast.error(error.message)
    })
  const isAll = (status: ReviewStatus) => selected.every((review) => review.status === status)
  return (
    <>
      <Button busy={isChanging} disabled={isAll('published')} onClick={() => change('published')}>
        {messages.publish}
      </Button>
      <Button busy={isChanging} disabled={isAll('rejected')} onClick={() => change('rejected')}>
        {messages.reject}
      </Button>
      <Button variant="danger" onClick={() => setDialogOpen(true)}>
        {messages.delete}
      </Button>
      {isDialogOpen && <DeleteReviews ids={ids} onDone={onDone} onClose={() => setDialogOpen(false)} />}
    </>
  )
}
