import type { CheckoutConfig } from '@blockfront/contract'
import { useShop } from '../shop.ts'
import { checkoutMessages } from './messages.ts'

/** The end of the checkout: links to the store's policies, and its name. */
export function CheckoutFooter({ policies }: Pick<CheckoutConfig, 'policies'>) {
  const { store } = useShop()
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
