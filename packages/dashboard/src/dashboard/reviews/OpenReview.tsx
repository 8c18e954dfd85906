import type { Review, ReviewStatus } from '@blockfront/contract'
import { Button, Dialog, TextareaField } from '@blockfront/ui'
import { useState } from 'react'
import { Link } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import type { ListQuery } from '../parts/list/list-query.ts'
import { useTime } from '../parts/time.ts'
import { useCan } from '../store.ts'
import { DeleteReviews } from './DeleteReviews.tsx'
import { messages } from './messages.ts'
import { Stars, StatusBadge } from './ReviewParts.tsx'
import { useReviewChanges } from './use-review-changes.ts'

/** The review in the URL. It stays open when the list no longer contains it, for example with the filter "Pending" after publishing it. */
export function OpenReview({ rows, address }: { rows: readonly Review[]; address: ListQuery }) {
  const open = address.get('open')
  const [known, setKnown] = useState<Review>()
  const listed = rows.find(({ reviewId }) => reviewId === open)
  if (listed && listed !== known) setKnown(listed)
  const review = listed ?? (known?.reviewId === open ? known : undefined)
  if (!review) return null
  return <ReviewDialog key={open} review={review} onClose={() => address.set({ open: undefined, page: address.get('page') })} />
}

function ReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { moment } = useTime()
  const { setStatus, isChanging } = useReviewChanges()
  const canSeeOrders = useCan('orders.manage')
  const { reviewId, product, status, rating, title, text, authorName, orderId, orderNumber, createdAt } = review
  const change = (next: ReviewStatus) => void setStatus([reviewId], next).then(onClose, toast.failure)
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={messages.reviewOf(product.name)}
      closeLabel={messages.close}
      footer={
        <>
          <DialogButton
            variant="ghost"
            className="record__delete"
            dialog={(close) => <DeleteReviews ids={[reviewId]} onDone={onClose} onClose={close} />}
          >
            {messages.delete}
          </DialogButton>
          {status !== 'rejected' && (
            <Button busy={isChanging} onClick={() => change('rejected')}>
              {messages.reject}
            </Button>
          )}
          {status !== 'published' && (
            <Button variant="primary" busy={isChanging} onClick={() => change('published')}>
              {messages.publish}
            </Button>
          )}
        </>
      }
    >
      <div className="record">
        <dl className="record__head">
          <dt>{messages.rating}</dt>
          <dd>
            <Stars rating={rating} />
          </dd>
          <dt>{messages.author}</dt>
          <dd>
            <bdi>{authorName}</bdi>
          </dd>
          <dt>{messages.order}</dt>
          <dd>{canSeeOrders ? <Link to={`/dashboard/orders/${orderId}`}>{orderNumber}</Link> : orderNumber}</dd>
          <dt>{messages.received}</dt>
          <dd>{moment(createdAt)}</dd>
          <dt>{messages.status}</dt>
          <dd>
            <StatusBadge status={status} />
          </dd>
        </dl>
        {title && (
          <p className="record__text review__title" dir="auto">
            {title}
          </p>
        )}
        {text && (
          <p className="record__text" dir="auto">
            {text}
          </p>
        )}
        <Reply review={review} />
      </div>
    </Dialog>
  )
}

/** The public reply to a review. The text stays when it cannot be saved. */
function Reply({ review: { reviewId, reply: saved } }: { review: Review }) {
  const { reply, isReplying } = useReviewChanges()
  const [text, setText] = useState(saved)
  return (
    <form
      className="review__reply"
      onSubmit={(event) => {
        event.preventDefault()
        void reply(reviewId, text).catch(toast.failure)
      }}
    >
      <TextareaField
        id="review-reply"
        label={messages.reply}
        help={messages.replyHelp}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isReplying} disabled={text.trim() === saved}>
        {messages.saveReply}
      </Button>
    </form>
  )
}
