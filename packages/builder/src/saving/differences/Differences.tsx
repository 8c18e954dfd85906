import { Badge, type Tone } from '@blockfront/ui'
import { messages } from '../messages.ts'
import type { Difference } from './compare.ts'

const TONES: Record<Difference['kind'], Tone> = { added: 'success', removed: 'danger', changed: 'accent', moved: 'neutral' }

/** Maximum number of listed blocks, and of settings for each. */
const LISTED = 40
const SETTINGS_LISTED = 6

export interface DifferencesProps {
  differences: readonly Difference[]
  /** Blocks that both sides changed. */
  marked?: ReadonlySet<string>
  label: string
}

/** The differences between two documents, by block. */
export function Differences({ differences, marked, label }: DifferencesProps) {
  if (differences.length === 0) return <p className="bfv-quiet">{messages.differences.none}</p>
  const rest = differences.length - LISTED
  return (
    <ul className="bfv-differences" aria-label={label}>
      {differences.slice(0, LISTED).map((difference) => (
        <li key={`${difference.kind} ${difference.id}`}>
          <Badge tone={TONES[difference.kind]}>{messages.differences.kinds[difference.kind]}</Badge>
          <span className="bfv-differences__what">
            <strong>{difference.name}</strong>
            <Details difference={difference} />
          </span>
          {marked?.has(difference.id) && <Badge tone="warning">{messages.differences.both}</Badge>}
          {difference.shared && <Badge tone="accent">{messages.differences.everywhere}</Badge>}
        </li>
      ))}
      {rest > 0 && <li className="bfv-quiet">{messages.differences.more(rest)}</li>}
    </ul>
  )
}

function Details({ difference: { settings, inside } }: { difference: Difference }) {
  const shown = settings.slice(0, SETTINGS_LISTED).join(', ')
  const rest = settings.length - SETTINGS_LISTED
  const text = [shown, rest > 0 && messages.differences.more(rest), inside > 0 && messages.differences.inside(inside)]
  const sentence = text.filter(Boolean).join(' ')
  return sentence ? <span className="bfv-quiet"> {sentence}</span> : null
}
