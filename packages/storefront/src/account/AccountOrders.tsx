import { useBlockServices } from '@blockfront/engine/render'
import { useEffect, useEffectEvent, useState } from 'react'
import { localeOf } from '../language/additional-language.ts'
import { formatList } from '../language/format-list.ts'
import { orderState } from '../order/order-state.ts'
import { useShop } from '../shop.ts'
import { accountMessages } from './messages.ts'
import { addAgain } from './order-again.ts'
import { reasonOf, type ShopperOrder } from './shopper.ts'

/** The customer's orders, newest first, ten at a time. */
export function AccountOrders() {
  const { api } = useShop()
  const [orders, setOrders] = useState<readonly ShopperOrder[]>([])
  const [pages, setPages] = useState(0)
  const [hasMore, setHasMore] = useState(false)
  const [problem, setProblem] = useState('')
  const load = useEffectEvent(async (pageNumber: number) => {
    setProblem('')
    try {
      const page = await api.call('shopper.orders', { query: { pageNumber } })
      setOrders((now) => [...(pageNumber === 0 ? [] : now), ...page.orders])
      setHasMore(page.hasMore)
      setPages(pageNumber + 1)
    } catch (error) {
      setProblem(reasonOf(error))
    }
  })
  useEffect(() => void load(0), [])
  return (
    <>
      {pages === 0 && !problem && (
        <div className="sf-account__shape bf-skeleton" role="status" aria-label={accountMessages.loading} />
      )}
      {pages > 0 && orders.length === 0 && <NoOrders />}
      <ul className="sf-account__list">
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </ul>
      {problem && (
        <p className="sf-notice sf-notice--problem" role="alert">
          {problem}{' '}
          <button type="button" className="sf-link" onClick={() => void load(pages)}>
            {accountMessages.retry}
          </button>
        </p>
      )}
      {hasMore && !problem && (
        <button type="button" className="sf-button sf-button--quiet" onClick={() => void load(pages)}>
          {accountMessages.more}
        </button>
      )}
    </>
  )
}

function NoOrders() {
  const { root } = useShop().store
  return (
    <p>
      {accountMessages.noOrders}{' '}
      <a className="sf-link" href={`${root}/shop`}>
        {accountMessages.goShopping}
      </a>
    </p>
  )
}

function OrderRow({ order }: { order: ShopperOrder }) {
  const shop = useShop()
  const { formatPrice } = useBlockServices()
  const { store, api, toast, overlays } = shop
  const [isBusy, setIsBusy] = useState(false)
  const [notes, setNotes] = useState<readonly string[]>([])
  const { number, createdAt, itemCount, grandTotal, token, rateType } = order
  const date = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: store.timezone }).format(new Date(createdAt))
  const again = async () => {
    setIsBusy(true)
    setNotes([])
    try {
      const { lines, missing, reduced } = await api.call('shopper.reorder', {
        body: { orderId: order.orderId, locale: localeOf(store) },
      })
      const added = addAgain(shop, lines)
      const { locale } = store
      const problems = [
        missing.length > 0 && added > 0 && accountMessages.missing({ items: formatList(missing, locale) }),
        reduced.length > 0 && accountMessages.reduced({ items: formatList(reduced, locale) }),
        added === 0 && accountMessages.nothingAdded,
      ].filter((text) => text !== false)
      setNotes(problems)
      if (added > 0) toast('success', accountMessages.added)
      if (added > 0 && problems.length === 0) overlays.openCart()
    } catch (error) {
      setNotes([reasonOf(error)])
    }
    setIsBusy(false)
  }
  return (
    <li className="sf-account__order">
      <div className="sf-account__row">
        <div>
          <p className="sf-line__name">
            <a className="sf-link" href={`${store.root}/order/${token}`}>
              {accountMessages.orderLine({ number, date })}
            </a>
          </p>
          {orderState({ ...order, rate: rateType && { type: rateType }, method: { type: order.methodType } }).map((sentence) => (
            <p key={sentence} className="sf-line__chosen">
              {sentence}
            </p>
          ))}
          <p className="sf-line__chosen">
            {accountMessages.itemCount({ count: itemCount })} · {formatPrice(grandTotal)}
          </p>
        </div>
        <button
          type="button"
          className="sf-button sf-button--quiet"
          aria-label={accountMessages.againOf({ number })}
          disabled={isBusy}
          onClick={() => void again()}
        >
          {accountMessages.again}
        </button>
      </div>
      {notes.length > 0 && (
        <p className="sf-notice" role="status">
          {notes.join(' ')}
        </p>
      )}
    </li>
  )
}
