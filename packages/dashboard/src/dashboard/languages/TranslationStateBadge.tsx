import type { TranslationState } from '@blockfront/contract'
import { Badge, type Tone } from '@blockfront/ui'
import { messages } from './messages.ts'

const tones: Record<TranslationState, Tone> = { missing: 'neutral', stale: 'warning', done: 'success' }

interface TranslationStateBadgeProps {
  state: TranslationState
  /** Whether it is the state of a single text. */
  single?: boolean
}

export const TranslationStateBadge = ({ state, single = false }: TranslationStateBadgeProps) => (
  <Badge tone={tones[state]}>{single ? messages.fieldStates[state] : messages.states[state]}</Badge>
)
