import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBlockServices } from '../../render/block-services.ts'
import { Icon } from '../../render/parts/Icon.tsx'

/** The cart button. Its count bumps for 500 ms when it increases (product.md, point 9). */
export function CartButton({ counter }: { counter: boolean }) {
  const { cartCount, openCart, messages } = useBlockServices()
  const known = useSyncExternalStore(cartCount.subscribe, cartCount.get, () => undefined)
  const count = known ?? 0
  const seen = useRef<number>(undefined)
  const [bumps, setBumps] = useState(0)
  useEffect(() => {
    const before = seen.current
    seen.current = known
    // The items that were in the cart when the page opened do not count as an increase.
    if (before !== undefined && known !== undefined && known > before) setBumps((n) => n + 1)
  }, [known])
  return (
    <button
      type="button"
      className="bf-navbar__action"
      aria-label={counter ? messages.cartWith({ count }) : messages.cart}
      onClick={openCart}
    >
      <Icon name="cart" />
      {counter && count > 0 && (
        <span key={bumps} className="bf-navbar__count" data-bump={bumps > 0 || undefined} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
