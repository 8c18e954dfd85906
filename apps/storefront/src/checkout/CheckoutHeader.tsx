import { useBlockServices } from '@blockfront/engine/render'
import { useOverlays, useShop } from '../shop.ts'
import { checkoutMessages } from './messages.ts'

/** The top of the checkout: the store's logo or name as a link to its home page, and a button that opens the cart. */
export function CheckoutHeader({ hasCart }: { hasCart: boolean }) {
  const { store, overlays } = useShop()
  const { imageSource, paths } = useBlockServices()
  const { cart } = useOverlays()
  return (
    <header className="sf-checkout__head">
      <div className="sf-checkout__inner sf-checkout__top">
        <a className="sf-checkout__logo" href={paths.home}>
          {store.logo ? <img {...imageSource(store.logo)} alt={store.name} /> : store.name}
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
