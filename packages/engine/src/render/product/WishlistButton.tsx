import { useSyncExternalStore } from 'react'
import { useBlockServices } from '../block-services.ts'
import { ButtonIcon } from '../parts/ButtonIcon.tsx'
import type { ProductCard } from '../resource.ts'

interface WishlistButtonProps {
  product: ProductCard
  /** Whether the button has a visible label. Without one, its name contains the product's. */
  isLabeled?: boolean
}

const never = () => () => {}
const no = () => false

/** Saves a product to the wishlist, or removes it. Nothing in an app without wishlists. */
export function WishlistButton({ product, isLabeled = false }: WishlistButtonProps) {
  const { wishlist, messages } = useBlockServices()
  const isSaved = useSyncExternalStore(wishlist?.subscribe ?? never, () => wishlist?.has(product.id), no)
  return (
    wishlist && (
      <button
        type="button"
        className={isLabeled ? 'bf-wish bf-wish--labeled' : 'bf-wish'}
        aria-pressed={isSaved}
        aria-label={isLabeled ? undefined : `${messages.wishlist}: ${product.name}`}
        title={isLabeled ? undefined : messages.wishlist}
        onClick={() => wishlist.toggle(product)}
      >
        <ButtonIcon name="heart" />
        {isLabeled && messages.wishlist}
      </button>
    )
  )
}

export const css = `
.bf-wish[aria-pressed="true"] .bf-glyph {
  fill: currentColor;
}
.bf-wish--labeled {
  display: flex;
  align-items: center;
  align-self: start;
  gap: 8px;
  min-height: 44px;
}
.bf-wish--labeled:hover {
  text-decoration: underline;
  text-underline-offset: 3px;
}
/* The list is in the browser. */
@media (scripting: none) {
  .bf-wish {
    display: none;
  }
}
`
