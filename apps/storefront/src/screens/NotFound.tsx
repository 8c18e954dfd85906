import { words } from '../words.ts'

/** What a store says where it has no page. */
export const NotFound = () => (
  <section className="sf-message">
    <h1>{words.notFound}</h1>
    <p>{words.notFoundHint}</p>
    <p className="sf-message__ways">
      <a className="sf-button" href="/shop">
        {words.goShopping}
      </a>
      <a className="sf-link" href="/">
        {words.backHome}
      </a>
    </p>
  </section>
)
