import type { OrderReceipt, ReviewableItem } from '@blockfront/contract'
import { useBlockServices } from '@blockfront/engine/render'
import { useEffect, useState } from 'react'
import { reasonOf } from '../account/shopper.ts'
import { CheckoutSection } from '../checkout/form/CheckoutSection.tsx'
import { useShop } from '../shop.ts'
import { orderMessages } from './messages.ts'
import { ReviewForm, type WrittenReview } from './ReviewForm.tsx'
import { tokenOfPage } from './use-live-order.ts'

/** The items of an order that the customer can review, with the reviews so far. Nothing while there are none, or if they cannot be loaded. */
export function OrderReviews({ order }: { order: OrderReceipt }) {
  const { api } = useShop()
  const [items, setItems] = useState<readonly ReviewableItem[]>([])
  const canHaveReviews = order.lines.some((line) => line.fulfilledQuantity > 0 || !line.requiresShipping)
  useEffect(() => {
    if (!canHaveReviews) return
    const controller = new AbortController()
    api.call('review.ofOrder', { query: { token: tokenOfPage() } }, { signal: controller.signal }).then(
      (found) => setItems(found.items),
      // The order itself stays readable. A reload tries again.
      () => {},
    )
    return () => controller.abort()
  }, [api, canHaveReviews])
  if (items.length === 0) return null
  const change = (changed: ReviewableItem) =>
    setItems((all) => all.map((item) => (item.lineId === changed.lineId ? changed : item)))
  return (
    <CheckoutSection title={orderMessages['reviews.title']}>
      <ul className="sf-reviews">
        {items.map((item) => (
          <Item key={item.lineId} item={item} order={order} onChange={change} />
        ))}
      </ul>
    </CheckoutSection>
  )
}

interface ItemProps {
  item: ReviewableItem
  order: OrderReceipt
  onChange: (item: ReviewableItem) => void
}

function Item({ item: { lineId, review }, order, onChange }: ItemProps) {
  const { api, toast } = useShop()
  const { imageSource, messages } = useBlockServices()
  const [isOpen, setIsOpen] = useState(false)
  const line = order.lines.find(({ id }) => id === lineId)
  if (!line) return null
  const send = async (written: WrittenReview) => {
    onChange(await api.call('review.write', { body: { ...written, token: tokenOfPage(), lineId } }))
    setIsOpen(false)
    toast('success', orderMessages['reviews.sent'])
  }
  const remove = async () => {
    await api.call('review.remove', { body: { token: tokenOfPage(), lineId } })
    onChange({ lineId, review: null })
    toast('success', orderMessages['reviews.removed'])
  }
  return (
    <li className="sf-reviews__item">
      <span className="sf-line__picture">
        {line.productImage && <img {...imageSource(line.productImage)} sizes="72px" alt="" width={72} height={72} />}
      </span>
      <div>
        <p className="sf-line__name">{line.name}</p>
        {review && (
          <p className="sf-line__chosen">
            {messages.ratingOf({ stars: review.rating })} · {orderMessages[`reviewStates.${review.status}`]}
          </p>
        )}
        {!isOpen && (
          <p className="sf-reviews__actions">
            <button type="button" className="sf-link" onClick={() => setIsOpen(true)}>
              {orderMessages[review ? 'reviews.edit' : 'reviews.write']}
              <span className="bf-hidden">: {line.name}</span>
            </button>
            {review && (
              <button
                type="button"
                className="sf-link"
                onClick={() => void remove().catch((error: unknown) => toast('error', reasonOf(error)))}
              >
                {orderMessages['reviews.remove']}
                <span className="bf-hidden">: {line.name}</span>
              </button>
            )}
          </p>
        )}
      </div>
      {isOpen && (
        <ReviewForm
          label={line.name}
          before={review}
          name={order.shippingAddress?.firstName ?? ''}
          onSend={send}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </li>
  )
}
