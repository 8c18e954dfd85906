import { messages } from '../messages.ts'

/** What a store says where it has no page. */
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
