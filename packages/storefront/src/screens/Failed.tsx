import { messages } from '../messages.ts'

interface FailedProps {
  /** A sentence. */
  detail: string
  /** Loads the page again; or its path, in a document that the server rendered, whose link also works without scripts. */
  retry: (() => void) | string
}

/** Shown instead of a page that failed to load (product.md, point 8). */
export const Failed = ({ detail, retry }: FailedProps) => (
  <section className="sf-message" role="alert">
    <h1>{messages.failed}</h1>
    <p>{detail}</p>
    {typeof retry === 'function' ? (
      <button type="button" className="sf-button" onClick={retry}>
        {messages.retry}
      </button>
    ) : (
      <a className="sf-button" href={retry} target="_self">
        {messages.retry}
      </a>
    )}
  </section>
)
