import { useCart, useShop } from '../shop.ts'
import { foreignLines } from './cart-store.ts'
import { cartWords } from './words.ts'

/** What is unusual about the cart, in words: lines of another store, and a stored cart that was broken. */
export function CartNotices() {
  const { store, cart } = useShop()
  const { lines, repairs } = useCart()
  const foreign = foreignLines(lines, store.storeId)
  return (
    <>
      {repairs.length > 0 && (
        <p className="sf-notice" role="status">
          {cartWords.cartRepaired}
        </p>
      )}
      {foreign.length > 0 && (
        <div className="sf-notice" role="status">
          <p>{cartWords.foreignLines(foreign.map(({ name }) => name).join(', '))}</p>
          <button
            type="button"
            className="sf-link"
            onClick={({ currentTarget }) => {
              // It goes with what it removes: the focus stays in the cart, or on the page.
              const place = currentTarget.closest('dialog')?.querySelector('button') ?? currentTarget.closest('main')
              place?.focus()
              cart.removeForeign()
            }}
          >
            {cartWords.removeForeign}
          </button>
        </div>
      )}
    </>
  )
}
