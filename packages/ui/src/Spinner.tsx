/** Something is under way. With a label it says so to everyone; without one, the adjacent text does. */
export function Spinner({ label }: { label?: string }) {
  return label ? <span className="ui-spinner" role="status" aria-label={label} /> : <span className="ui-spinner" aria-hidden />
}
