/** Something is under way. With a label it says so to everyone; without one, the words beside it do. */
export function Spinner({ label }: { label?: string }) {
  return label ? <span className="ui-spinner" role="status" aria-label={label} /> : <span className="ui-spinner" aria-hidden />
}
