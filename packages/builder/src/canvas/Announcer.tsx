import { useBuilderState } from '../store/hooks.ts'

/** Says what was done to those who hear the builder. The same words twice are told apart by a space that nobody hears. */
export function Announcer() {
  const { text, count } = useBuilderState((state) => state.announcement)
  return (
    <div className="bfb-voice ui-hidden" role="status" aria-live="polite">
      {text}
      {count % 2 === 1 ? '\u00a0' : ''}
    </div>
  )
}
