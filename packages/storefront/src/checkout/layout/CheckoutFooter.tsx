import type { CheckoutConfig } from '@blockfront/contract'
import { useShop } from '../../shop.ts'
import { checkoutMessages } from '../messages.ts'

/** The end of the checkout: the owner's links, otherwise those to the store's published policies, and its name. */
export function CheckoutFooter({ policies: chosen }: Pick<CheckoutConfig, 'policies'>) {
  const { store } = useShop()
  const policies = chosen.length > 0 ? chosen : (store.policies ?? [])
  return (
    <footer className="sf-checkout__foot">
      <div className="sf-checkout__inner sf-checkout__policies">
        {policies.length > 0 && (
          <nav aria-label={checkoutMessages.policies}>
            <ul className="sf-checkout__policies">
              {policies.map(({ label, url }) => (
                <li key={url}>
                  <a className="sf-link" href={url} target="_blank" rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>{store.name}</p>
      </div>
    </footer>
  )
}
