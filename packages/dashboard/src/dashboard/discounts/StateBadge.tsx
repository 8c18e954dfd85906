import type { DiscountSummary } from '@blockfront/contract'
import { Badge, type Tone } from '@blockfront/ui'
import { messages } from './messages.ts'

type State = DiscountSummary['state']

const tones: Record<State, Tone> = { active: 'success', scheduled: 'accent', expired: 'neutral', disabled: 'warning' }

export const StateBadge = ({ state }: { state: State }) => <Badge tone={tones[state]}>{messages.states[state]}</Badge>

/** How often a discount was used: "12 of 100 used". */
export const usageText = ({ used, usageLimit }: Pick<DiscountSummary, 'used' | 'usageLimit'>): string =>
  usageLimit === null ? messages.used(used) : messages.usedOf(used, usageLimit)
