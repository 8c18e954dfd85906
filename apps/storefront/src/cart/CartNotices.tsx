import { useCart, useShop } from '../shop.ts'
import { linesOfOtherStores } from './cart-store.ts'
import { cartMessages } from './messages.ts'

/** What is unusual about the cart, in words: lines of another store, and a stored cart that was broken. */
export function CartNotices() {
  const { store, cart } = useShop()
  const { lines, repairs } = useCart()
  const foreign = linesOfOtherStores(lines, store.storeId)
  return (
    <>
      {repairs.length > 0 && (
        <p className="sf-notice" role="status">
          {cartMessages.cartRepaired}
        </p>
      )}
      {foreign.length > 0 && (
        <div className="sf-notice" role="status">
          <p>{cartMessages.foreignLines(foreign.map(({ name }) => name).join(', '))}</p>
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
            {cartMessages.removeForeign}
          </button>
        </div>
      )}
    </>
  )
}
