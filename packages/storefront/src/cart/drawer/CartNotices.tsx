import { formatList } from '../../language/format-list.ts'
import { useCart, useShop } from '../../shop.ts'
import { linesOfOtherStores } from '../cart-store.ts'
import { cartMessages } from '../messages.ts'

/** Notices about lines of other stores and about a stored cart that needed repairs. */
export function CartNotices() {
  const { store, cart } = useShop()
  const { lines, repairs } = useCart()
  const others = linesOfOtherStores(lines, store.storeId)
  return (
    <>
      {repairs.length > 0 && (
        <p className="sf-notice" role="status">
          {cartMessages.repaired}
        </p>
      )}
      {others.length > 0 && (
        <div className="sf-notice" role="status">
          <p>
            {cartMessages.otherStores({
              names: formatList(
                others.map(({ name }) => name),
                store.locale,
              ),
            })}
          </p>
          <button
            type="button"
            className="sf-link"
            onClick={({ currentTarget }) => {
              // This button disappears, so move the focus within the cart or the page.
              const target = currentTarget.closest('dialog')?.querySelector('button') ?? currentTarget.closest('main')
              target?.focus()
              cart.removeOtherStores()
            }}
          >
            {cartMessages.removeOtherStores}
          </button>
        </div>
      )}
    </>
  )
}
