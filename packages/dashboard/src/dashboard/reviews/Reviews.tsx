import type { Review } from '@blockfront/contract'
import { Star } from 'lucide-react'
import './reviews.css'
import { PageHeader } from '../PageHeader.tsx'
import type { Column } from '../parts/list/DataTable.tsx'
import { PagedTable } from '../parts/list/PagedTable.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { useTime } from '../parts/time.ts'
import { ProductImage } from '../products/list/ProductImage.tsx'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'
import { OpenReview } from './OpenReview.tsx'
import { ReviewBulk } from './ReviewBulk.tsx'
import { Stars, StatusBadge } from './ReviewParts.tsx'
import { ReviewSettingsButton } from './ReviewSettings.tsx'

const toolbar = toolbarOf('review.list', {
  filters: {
    status: [messages.status, messages.statuses],
    rating: [messages.rating, [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: messages.stars(stars) }))],
  },
})

/** The reviews of the store's products, to publish or reject them. The open one is in the URL. */
export function Reviews() {
  const { paged, address, data } = useList('review.list')
  const settings = useStoreQuery('review.settings')
  const { moment } = useTime()
  const columns: Column<Review>[] = [
    { key: 'rating', title: messages.rating, plain: true, cell: ({ rating }) => <Stars rating={rating} /> },
    { key: 'author', title: messages.author, plain: true, cell: ({ authorName }) => <bdi>{authorName}</bdi> },
    { key: 'received', title: messages.received, plain: true, cell: ({ createdAt }) => moment(createdAt) },
    { key: 'status', title: messages.status, plain: true, cell: ({ status }) => <StatusBadge status={status} /> },
  ]
  return (
    <>
      <PageHeader
        title={messages.title}
        about={settings.data?.isOpen === false ? messages.closed : messages.about}
        action={<ReviewSettingsButton settings={settings.data} />}
      />
      <PagedTable
        {...paged}
        toolbar={toolbar}
        empty={{ icon: <Star size={20} />, title: messages.empty, children: messages.emptyHelp }}
        label={messages.list}
        keyOf={({ reviewId }) => reviewId}
        nameOf={({ product }) => product.name}
        nameTitle={messages.product}
        pictureOf={({ product }) => <ProductImage url={product.productImage} />}
        linkOf={({ reviewId }) => address.href({ open: reviewId })}
        aboutOf={({ title, text }) => (
          <span className="text-start" dir="auto">
            {title || text.slice(0, 200) || messages.withoutText}
          </span>
        )}
        columns={columns}
        bulk={({ clear }, selected) => <ReviewBulk selected={selected} onDone={clear} />}
      />
      <OpenReview rows={data?.content ?? []} address={address} />
    </>
  )
}
