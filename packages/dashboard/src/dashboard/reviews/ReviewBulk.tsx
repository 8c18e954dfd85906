import type { Review, ReviewStatus } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { toast } from '../../toast.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import { DeleteReviews } from './DeleteReviews.tsx'
import { messages } from './messages.ts'
import { useReviewChanges } from './use-review-changes.ts'

/** Actions for several reviews at once. */
export function ReviewBulk({ selected, onDone }: { selected: readonly Review[]; onDone: () => void }) {
  const { setStatus, isChanging } = useReviewChanges()
  const ids = selected.map(({ reviewId }) => reviewId)
  const change = (status: ReviewStatus) => void setStatus(ids, status).then(onDone, toast.failure)
  const isAll = (status: ReviewStatus) => selected.every((review) => review.status === status)
  return (
    <>
      <Button busy={isChanging} disabled={isAll('published')} onClick={() => change('published')}>
        {messages.publish}
      </Button>
      <Button busy={isChanging} disabled={isAll('rejected')} onClick={() => change('rejected')}>
        {messages.reject}
      </Button>
      <DialogButton variant="danger" dialog={(close) => <DeleteReviews ids={ids} onDone={onDone} onClose={close} />}>
        {messages.delete}
      </DialogButton>
    </>
  )
}
