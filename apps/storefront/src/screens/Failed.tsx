import { words } from '../words.ts'

/** What stands instead of a page that did not come (product.md, point 8). */
export const Failed = ({ reason, retry }: { reason: string; retry: () => void }) => (
  <section className="sf-message" role="alert">
    <h1>{words.failed}</h1>
    <p>{words.error(reason)}</p>
    <button type="button" className="sf-button" onClick={retry}>
      {words.retry}
    </button>
  </section>
)
