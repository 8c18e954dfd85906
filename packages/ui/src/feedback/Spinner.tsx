/** Indicates pending work. Pass a label unless adjacent text describes it. */
export function Spinner({ label }: { label?: string }) {
  return label ? <span className="ui-spinner" role="status" aria-label={label} /> : <span className="ui-spinner" aria-hidden />
}
