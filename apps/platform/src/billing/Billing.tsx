import { Badge, Button, Notice, type Tone } from '@blockfront/ui'
import { useEffect } from 'react'
import { AccountFrame } from '../auth/AccountFrame.tsx'
import type { Auth } from '../auth/Guard.tsx'
import { words as account } from '../auth/words.ts'
import { Link } from '../router.ts'
import { titleOf } from '../site/title.ts'
import './billing.css'
import { words } from './words.ts'

type Subscription = Auth['subscription']

const tones: Record<Subscription['status'], Tone> = {
  trialing: 'accent',
  active: 'success',
  past_due: 'warning',
  canceled: 'danger',
}

const hasEnded = ({ status, trialEndsAt }: Subscription, now = Date.now()) =>
  status === 'canceled' || (status === 'trialing' && trialEndsAt !== null && Date.parse(trialEndsAt) <= now)

const day = (time: string) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(time))

/** What the account has, and how long. */
export function Billing({ auth: { subscription } }: { auth: Auth }) {
  useEffect(() => {
    document.title = titleOf(words)
  }, [])
  const { plan, status, trialEndsAt } = subscription
  const ended = hasEnded(subscription)
  return (
    <AccountFrame title={words.title} foot={<Link to="/logout">{account.logout.log}</Link>}>
      {ended && (
        <Notice tone="warning" title={words.ended}>
          {words.endedHelp}
        </Notice>
      )}
      <div className="account__card">
        <dl className="billing-facts">
          {plan && (
            <>
              <dt>{words.plan}</dt>
              <dd className="billing-facts__plan">{plan}</dd>
            </>
          )}
          <dt>{words.status}</dt>
          <dd>
            <Badge tone={ended ? 'danger' : tones[status]}>
              {ended && status === 'trialing' ? words.states.trialEnded : words.states[status]}
            </Badge>
          </dd>
          {status === 'trialing' && trialEndsAt && (
            <>
              <dt>{words.trialEnds}</dt>
              <dd>{day(trialEndsAt)}</dd>
            </>
          )}
        </dl>
        <div className="billing-actions">
          <Button asChild>
            <Link to="/pricing">{words.plans}</Link>
          </Button>
          <Button asChild variant="primary">
            {ended ? <Link to="/contact">{words.contact}</Link> : <Link to="/choose-store">{words.stores}</Link>}
          </Button>
        </div>
      </div>
    </AccountFrame>
  )
}
