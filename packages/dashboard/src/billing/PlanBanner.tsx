import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { useStoreQuery } from '../dashboard/store-query.ts'
import { Link } from '../router.ts'
import { messages } from './messages.ts'
import { PlanNotice } from './PlanNotice.tsx'
import { limitToMention } from './usage-level.ts'

/** Days before the end of a trial from which on it is mentioned. */
const SOON_MS = 3 * 24 * 3600_000

/** A notice about the plan of the selected store's owner, above each screen of the dashboard. Usually nothing. */
export function PlanBanner() {
  const [hidden, setHidden] = useState<string>()
  const { data } = useStoreQuery('billing.storePlan')
  if (!data) return null
  const { dashboard, status, trialEndsAt, isOwner, usage } = data
  if (dashboard !== 'open') return <PlanNotice state={data} isOwner={isOwner} link />
  const texts = messages.state
  if (!isOwner) return null
  const endsSoon = status === 'trialing' && data.readOnlyFrom && trialEndsAt && Date.parse(trialEndsAt) - Date.now() < SOON_MS
  const mention = limitToMention(usage)
  const shown = endsSoon ? 'trial' : mention && `${mention.level} ${mention.usage.limit}`
  if (!shown || shown === hidden) return null
  const used = mention && messages.usedOf(mention.usage.limit, mention.usage.used, mention.usage.allowed)
  const [title, help] = endsSoon
    ? [texts.trialSoon(messages.dates(trialEndsAt)), texts.trialSoonHelp]
    : mention?.level === 'full'
      ? [texts.reached(mention.usage.limit, used ?? ''), texts.reachedHelp]
      : [texts.near(mention?.usage.limit ?? '', used ?? ''), texts.nearHelp]
  return (
    <Notice
      tone={mention?.level === 'full' && !endsSoon ? 'warning' : 'neutral'}
      title={title}
      dismissLabel={texts.dismiss}
      onDismiss={() => setHidden(shown)}
    >
      <p>{help}</p>
      <Button asChild size="small" className="plan-notice__action">
        <Link to="/billing">{endsSoon ? texts.choose : texts.upgrade}</Link>
      </Button>
    </Notice>
  )
}
