import { messages } from '../messages.ts'

/** Shown instead of a page that failed to load (product.md, point 8). */
export const Failed = ({ detail, retry }: { detail: string; retry: () => void }) => (
  <section className="sf-message" role="alert">
    <h1>{messages.failed}</h1>
    <p>{messages.error({ detail })}</p>
    <button type="button" className="sf-button" onClick={retry}>
      {messages.retry}
    </button>
  </section>
)
