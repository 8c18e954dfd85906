import { messages } from '../messages.ts'

/** What stands instead of a page that did not come (product.md, point 8). */
export const Failed = ({ reason, retry }: { reason: string; retry: () => void }) => (
  <section className="sf-message" role="alert">
    <h1>{messages.failed}</h1>
    <p>{messages.error(reason)}</p>
    <button type="button" className="sf-button" onClick={retry}>
      {messages.retry}
    </button>
  </section>
)
