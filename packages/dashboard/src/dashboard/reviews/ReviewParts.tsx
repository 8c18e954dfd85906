import type { ReviewStatus } from '@blockfront/contract'
import { Badge } from '@blockfront/ui'
import { Star } from 'lucide-react'
import { messages } from './messages.ts'

const tones = { pending: 'accent', published: 'success', rejected: 'neutral' } as const

export const StatusBadge = ({ status }: { status: ReviewStatus }) => (
  <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>
)

/** A rating as stars, with its number for screen readers. */
export const Stars = ({ rating }: { rating: number }) => (
  <span className="review-stars" role="img" aria-label={messages.stars(rating)}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size={14} aria-hidden data-filled={star <= rating} />
    ))}
  </span>
)
