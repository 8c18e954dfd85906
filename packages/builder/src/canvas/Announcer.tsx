import { useBuilderState } from '../store/hooks.ts'

/** Announces changes to screen readers. An invisible space makes screen readers announce the same text twice. */
export function Announcer() {
  const { text, count } = useBuilderState((state) => state.announcement)
  return (
    <div className="bfb-voice ui-hidden" role="status" aria-live="polite">
      {text}
      {count % 2 === 1 ? '\u00a0' : ''}
    </div>
  )
}
