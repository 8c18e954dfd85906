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

export const css = `
.bf-navbar__count {
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-end: 0;
  min-width: 1.25rem;
  height: 1.25rem;
  padding-inline: 0.25rem;
  border-radius: 1rem;
  background: var(--accent);
  color: #000;
  /* biome-ignore lint/suspicious/noDuplicateProperties: the color above is for browsers without relative colors */
  color: oklch(from var(--accent) clamp(0, (0.6 - l) * 1000, 1) 0 0);
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.25rem;
  text-align: center;
}
.bf-navbar__count[data-bump] {
  animation: bf-navbar-bump 500ms ease-out;
}
@keyframes bf-navbar-bump {
  30% {
    transform: scale(1.45);
  }
  60% {
    transform: scale(0.9);
  }
}
`
