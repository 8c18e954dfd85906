import { words } from '../words.ts'

/** What stands instead of a page that did not come. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <section className="sf-message" role="alert">
    <h1>{words.failed}</h1>
    <button type="button" className="sf-button" onClick={onRetry}>
      {words.retry}
    </button>
  </section>
)
