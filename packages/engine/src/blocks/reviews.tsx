import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { SectionNote, SectionTitle } from '../render/parts/Section.tsx'
import { SmartLink } from '../render/parts/SmartLink.tsx'
import { Stars } from '../render/product/Stars.tsx'
import type { Data, Review, ReviewList } from '../render/resource.ts'
import { titleSize, vars } from '../render/styles/css.ts'
import { cardCss, starsCss } from '../render/styles/part-styles.ts'

const props = () =>
  z.object({
    title: field.text('Title', { help: 'If empty, the title is “Reviews” in the language of the page.' }).default(''),
    numberOfReviews: field
      .number('Number of reviews', { group: 'Content', min: 1, max: 50, help: 'A button shows more of them.' })
      .default(6),
    showSummary: field.checkbox('Show rating summary', { group: 'Content' }).default(true),
    columns: field.number('Columns', { min: 1, max: 3, help: 'On narrow screens, there are fewer columns.' }).default(1),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
    ...field.card({ radius: field.themeRadius.box, boxShadow: field.themeShadow.review }),
    textColor: field.color('Text color').default(field.themeColor.text),
    detailsColor: field.color('Date and name color').default(field.themeColor.muted),
    ...field.ratingStars({ size: '1.1rem' }),
  })

type ViewProps = Props<typeof props>

/** Published reviews of the page's product by customers who bought it; on other pages, of all products. */
export function View({ data, title, ...settings }: ViewProps & Data<'reviews'>) {
  const { messages } = useBlockServices()
  const { reviews } = data
  const style = vars({
    columns: settings.columns,
    'section-title-color': settings.titleColor,
    'section-title-font-size': titleSize(settings.titleFontSize),
    'card-background': settings.cardBackground,
    'card-radius': settings.cardBorderRadius,
    'card-shadow': settings.cardBoxShadow || 'none',
    'text-color': settings.textColor,
    'details-color': settings.detailsColor,
    'rating-star-size': settings.ratingStarSize,
    'rating-filled-color': settings.ratingFilledColor,
    'rating-empty-color': settings.ratingEmptyColor,
  })
  const state = () => {
    if (reviews?.status === 'error')
      return <SectionNote role="alert">{messages.productError({ message: reviews.message })}</SectionNote>
    if (reviews?.status !== 'ready') return <Skeleton count={Math.min(settings.numberOfReviews, 3)} />
    const { items, product } = reviews.value
    if (items.length === 0) return <SectionNote>{messages.reviewCount({ count: 0 })}</SectionNote>
    const hasSummary = settings.showSummary && product !== undefined
    return (
      <div className={`bf-reviews__parts${hasSummary && settings.columns === 1 ? ' bf-reviews__parts--beside' : ''}`}>
        {hasSummary && <Summary {...product} />}
        <Cards key={product?.id} list={reviews.value} size={settings.numberOfReviews} />
      </div>
    )
  }
  const isOfProduct = reviews?.status === 'ready' && reviews.value.product !== undefined
  return (
    <section className="bf-reviews bf-section" id={isOfProduct ? 'reviews' : undefined} style={style}>
      <div className="bf-inner">
        <SectionTitle>{title || messages.reviews}</SectionTitle>
        {state()}
      </div>
    </section>
  )
}

function Skeleton({ count }: { count: number }) {
  const { messages } = useBlockServices()
  return (
    <div aria-busy="true">
      <p className="bf-hidden" role="status">
        {messages.loading}
      </p>
      <div className="bf-reviews__grid">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are equal
          <span key={index} className="bf-reviews__shape bf-skeleton" />
        ))}
      </div>
    </div>
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The average of a product's reviews, and how many reviews have which number of stars. */
function Summary({ rating, counts }: NonNullable<ReviewList['product']>) {
  const { messages } = useBlockServices()
  const total = sum(counts)
  return (
    <div className="bf-reviews__summary">
      <p className="bf-reviews__average">
        <span className="bf-reviews__number">{messages.ratingOf({ stars: Math.round(rating * 10) / 10 })}</span>
        <span>
          <Stars rating={rating} />
          <span className="bf-reviews__count">{messages.reviewCount({ count: total })}</span>
        </span>
      </p>
      <ul className="bf-reviews__shares">
        {counts
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars} className="bf-reviews__share">
              <span>
                <span className="bf-hidden">{messages.ratingOf({ stars })}</span>
                <span aria-hidden="true">{stars} ★</span>
              </span>
              <span className="bf-reviews__bar" style={vars({ share: total > 0 ? count / total : 0 })} />
              <span className="bf-reviews__of">{count}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** The reviews, and a button that loads more of them below. It appears with scripts only. */
function Cards({ list: { items, product }, size }: { list: ReviewList; size: number }) {
  const { messages, loadReviews, alert } = useBlockServices()
  const [isReady, setIsReady] = useState(false)
  const [later, setLater] = useState<Review[]>([])
  const [page, setPage] = useState(1)
  const [isLoading, setIsLoading] = useState(false)
  const grid = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number>(undefined)
  useEffect(() => setIsReady(true), [])
  useEffect(() => {
    if (later.length === 0 || firstNew.current === undefined) return
    const card = grid.current?.children[firstNew.current]
    if (card instanceof HTMLElement) card.focus()
    firstNew.current = undefined
  }, [later])

  // A review that was published meanwhile moves others to the next page.
  const shown = [...new Map([...items, ...later].map((review) => [review.id, review])).values()]
  const hasMore = product !== undefined && page * size < sum(product.counts)
  const loadMore = () => {
    if (!product || !loadReviews || isLoading) return
    setIsLoading(true)
    loadReviews({ productId: product.id, page, size })
      .then(
        (more) => {
          firstNew.current = shown.length
          setLater([...later, ...more])
          setPage(page + 1)
        },
        (error: Error) => alert(messages.productError({ message: error.message })),
      )
      .finally(() => setIsLoading(false))
  }
  return (
    <div className="bf-reviews__list">
      <ul className="bf-reviews__grid" ref={grid}>
        {shown.map((review) => (
          <Card key={review.id} {...review} />
        ))}
      </ul>
      {hasMore && loadReviews && isReady && (
        <button type="button" className="bf-reviews__more" aria-busy={isLoading} onClick={loadMore}>
          {messages.moreReviews}
        </button>
      )}
    </div>
  )
}

function Card({ rating, title, text, authorName, createdAt, date, reply, product }: Review) {
  const { messages, paths } = useBlockServices()
  return (
    <li className="bf-reviews__card" tabIndex={-1}>
      <Stars rating={rating} />
      {title && (
        <h3 className="bf-reviews__heading" dir="auto">
          {title}
        </h3>
      )}
      {text && (
        <p className="bf-reviews__text" dir="auto">
          {text}
        </p>
      )}
      <p className="bf-reviews__by">
        <bdi className="bf-reviews__name">{authorName}</bdi>
        <span>{messages.verifiedBuyer}</span>
        <time dateTime={createdAt}>{date}</time>
        {product && <SmartLink url={paths.product(product.slug)}>{product.name}</SmartLink>}
      </p>
      {reply && (
        <div className="bf-reviews__reply">
          <p className="bf-reviews__name">{messages.reviewReply}</p>
          <p className="bf-reviews__text" dir="auto">
            {reply}
          </p>
        </div>
      )}
    </li>
  )
}

export const css = `
.bf-reviews {
  scroll-margin-block-start: 80px;
}
.bf-reviews__parts {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3cqw, 40px);
  align-items: start;
}
.bf-reviews__summary {
  display: grid;
  gap: 16px;
  width: 100%;
  max-width: 360px;
  justify-self: center;
}
.bf-reviews__average {
  display: flex;
  align-items: center;
  gap: 16px;
}
.bf-reviews__number {
  font: 700 1.25rem / 1.3 var(--font-heading);
  letter-spacing: -0.01em;
}
.bf-reviews__count {
  display: block;
  font-size: 0.9rem;
}
.bf-reviews__shares {
  display: grid;
  grid-template-columns: max-content minmax(60px, 1fr) max-content;
  gap: 6px 12px;
  align-items: center;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
}
.bf-reviews__share {
  display: contents;
}
.bf-reviews__bar {
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--rating-empty-color);
  &::before {
    content: "";
    display: block;
    width: calc(var(--share) * 100%);
    height: 100%;
    border-radius: 4px;
    background: var(--rating-filled-color);
  }
}
.bf-reviews__of {
  text-align: end;
}
.bf-reviews__grid {
  --gap: clamp(12px, 2cqw, 20px);
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, max(260px, calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns)))), 1fr)
    );
}
.bf-reviews__shape {
  height: 150px;
  border-radius: var(--card-radius);
}
.bf-reviews__card {
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  padding: clamp(16px, 2.5cqw, 24px);
  border-radius: var(--card-radius);
  color: var(--text-color);
  background: var(--card-background);
  box-shadow: var(--card-shadow);
}
.bf-reviews .bf-reviews__heading {
  font-size: 1.1rem;
  color: inherit;
}
.bf-reviews__text {
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
}
.bf-reviews__by {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  color: var(--details-color);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
}
.bf-reviews__name {
  font-weight: 600;
}
.bf-reviews__reply {
  display: grid;
  gap: 4px;
  padding-inline-start: 16px;
  border-inline-start: 3px solid var(--color-border);
  font-size: 0.95rem;
}
.bf-reviews__more {
  display: block;
  min-height: 44px;
  margin: 24px auto 0;
  padding: 8px 24px;
  border: 1px solid currentColor;
  border-radius: var(--radius);
  font-weight: 600;
  cursor: pointer;
}
@container page (width >= 768px) {
  .bf-reviews__parts--beside {
    grid-template-columns: minmax(220px, 300px) minmax(0, 1fr);
  }
  .bf-reviews__parts--beside .bf-reviews__summary {
    position: sticky;
    inset-block-start: 24px;
  }
}
`

export default {
  type: 'reviews',
  title: 'Reviews',
  description: 'Reviews by customers who bought the product of the page; on other pages, the newest reviews of all products.',
  icon: 'M8 3l1.6 3.4 3.7.4-2.8 2.5.8 3.7L8 11.2 4.7 13l.8-3.7-2.8-2.5 3.7-.4zM16 6h5M16 10h5M3 16h18M3 20h12',
  contentType: 'normal',
  version: 2,
  completes: 'product',
  props,
  View,
  css: [cardCss, starsCss, css],
  data: ({ numberOfReviews }) => ({ reviews: { limit: numberOfReviews } }),
  migrations: {
    1: {
      migrate: (props) => ({
        cardBorderRadius: '12px',
        cardBoxShadow: '0 1px 2px rgba(0,0,0,0.06), 0 4px 16px rgba(0,0,0,0.05)',
        ...props,
      }),
      example: {},
    },
  },
  presets: [
    { name: 'grid', title: 'Cards in columns', props: { columns: 3 } },
    {
      name: 'plain',
      title: 'Plain list',
      props: { cardBackground: 'transparent', cardBoxShadow: '', cardBorderRadius: '0' },
    },
  ],
} satisfies Block<typeof props>
