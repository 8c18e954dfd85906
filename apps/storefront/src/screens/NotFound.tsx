import { messages } from '../messages.ts'

/** The page for URLs that a store does not have. */
export const NotFound = () => (
  <section className="sf-message">
    <h1>{messages.notFound}</h1>
    <p>{messages.notFoundHint}</p>
    <p className="sf-message__ways">
      <a className="sf-button" href="/shop">
        {messages.goShopping}
      </a>
      <a className="sf-link" href="/">
        {messages.backHome}
      </a>
    </p>
  </section>
)
