import type { ProductCard } from '@blockfront/engine/render'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { localeOf } from '../language/additional-language.ts'
import { blockMessages } from '../language/block-messages.ts'
import { ListingStyles } from '../listing/ListingStyles.tsx'
import { listingMessages } from '../listing/messages.ts'
import { CardSkeletons, ProductCards } from '../listing/ProductCards.tsx'
import { messages } from '../messages.ts'
import { type Shop, useShop } from '../shop.ts'

type Loaded = { products: ProductCard[]; isSignedIn: boolean }
type State = { status: 'loading' } | { status: 'failed'; message: string } | ({ status: 'ready' } & Loaded)

/** Products in one request, as in the contract. */
const MOST = 48
const SKELETONS = 4

/** The saved products of this shopper. The server's page has none, because it is the same for all shoppers. */
export function WishlistScreen() {
  const shop = useShop()
  const { store, wishlist } = shop
  const [state, setState] = useState<State>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true
    setState({ status: 'loading' })
    loadSaved(shop).then(
      (loaded) => isCurrent && setState({ status: 'ready', ...loaded }),
      ({ message }: Error) => isCurrent && setState({ status: 'failed', message }),
    )
    return () => {
      isCurrent = false
    }
  }, [shop, attempt])

  const saved = useSyncExternalStore(
    wishlist?.subscribe ?? noChanges,
    () => (state.status === 'ready' ? state.products.filter(({ id }) => wishlist?.has(id)).length : 0),
    () => 0,
  )
  // The pressed button was removed, so the focus is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each removal
  useEffect(() => {
    if (state.status === 'ready' && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [saved])

  return (
    // As high as the window, so that the footer does not move into it or out of it when the products arrive.
    <section className="sf-listing bf-inner" style={{ minHeight: '100vh' }}>
      <ListingStyles />
      <header className="sf-listing__head">
        <h1 className="sf-listing__title" ref={title} tabIndex={-1}>
          {blockMessages.wishlist}
        </h1>
        {saved > 0 && (
          <p className="sf-listing__count" role="status">
            {listingMessages.results({ count: saved })}
          </p>
        )}
      </header>
      {state.status === 'ready' && saved > 0 && store.account && !state.isSignedIn && (
        <p className="sf-notice">
          {listingMessages.wishlistInBrowser}{' '}
          <a className="sf-link" href={store.account}>
            {listingMessages.wishlistSignIn}
          </a>
        </p>
      )}
      <noscript>
        <p className="sf-message">{listingMessages.wishlistNeedsScript}</p>
      </noscript>
      {state.status === 'loading' && <CardSkeletons count={SKELETONS} />}
      {state.status === 'failed' && (
        <div className="sf-message" role="alert">
          <p>{messages.error({ detail: state.message })}</p>
          <button type="button" className="sf-button" onClick={() => setAttempt(attempt + 1)}>
            {messages.retry}
          </button>
        </div>
      )}
      {state.status === 'ready' &&
        (saved > 0 ? <ProductCards products={state.products.filter(({ id }) => wishlist?.has(id))} /> : <Empty />)}
    </section>
  )
}

const noChanges = () => () => undefined

async function loadSaved({ wishlist, api, store, pictures }: Shop): Promise<Loaded> {
  if (!wishlist) return { products: [], isSignedIn: false }
  const list = await wishlist.load()
  if (store.account) await list.sync()
  const ids = list.ids()
  const requests = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, index) =>
    api.call('product.byIds', { query: { ids: ids.slice(index * MOST, (index + 1) * MOST).join(), locale: localeOf(store) } }),
  )
  const found = await Promise.all(requests)
  Object.assign(pictures, ...found.map((part) => part.pictures))
  return { products: found.flatMap(({ content }) => content), isSignedIn: list.isSignedIn() }
}

const Empty = () => (
  <div className="sf-message">
    <p className="sf-message__title">{listingMessages.emptyWishlist}</p>
    <p>{listingMessages.emptyWishlistHint}</p>
    <a className="sf-button" href={`${useShop().store.root}/shop`}>
      {messages.goShopping}
    </a>
  </div>
)
