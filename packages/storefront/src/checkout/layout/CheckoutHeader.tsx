import { useBlockServices } from '@blockfront/engine/render'
import { useOverlays, useShop } from '../../shop.ts'
import { checkoutMessages } from '../messages.ts'

interface CheckoutHeaderProps {
  /** Replaces the logo of the store; empty without one. */
  logo: string
  hasCart: boolean
}

/** The top of the checkout: the logo or the store's name as a link to its home page, and a button that opens the cart. */
export function CheckoutHeader({ logo: ownLogo, hasCart }: CheckoutHeaderProps) {
  const { store, overlays } = useShop()
  const { imageSource, paths } = useBlockServices()
  const { cart } = useOverlays()
  const logo = ownLogo || store.logo
  return (
    <header className="sf-checkout__head">
      <div className="sf-checkout__inner sf-checkout__top">
        <a className="sf-checkout__logo" href={paths.home}>
          {logo ? <img {...imageSource(logo)} alt={store.name} /> : store.name}
        </a>
        {hasCart && (
          <button
            type="button"
            className="sf-link"
            aria-haspopup="dialog"
            aria-expanded={cart === 'open'}
            onClick={overlays.openCart}
          >
            {checkoutMessages.backToCart}
          </button>
        )}
      </div>
    </header>
  )
}
