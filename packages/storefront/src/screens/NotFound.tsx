import { messages } from '../messages.ts'
import { useShop } from '../shop.ts'

/** The page for URLs that a store does not have. */
export function NotFound() {
  const { store } = useShop()
  return (
    <section className="sf-message">
      <h1>{messages.notFound}</h1>
      <p>{messages.notFoundHint}</p>
      <p className="sf-message__ways">
        <a className="sf-button" href={`${store.root}/shop`}>
          {messages.goShopping}
        </a>
        <a className="sf-link" href={store.root || '/'}>
          {messages.backHome}
        </a>
      </p>
    </section>
  )
}
