import { Badge, Button, Notice, type Tone } from '@blockfront/ui'
import { useEffect } from 'react'
import { AccountLayout } from '../auth/AccountLayout.tsx'
import type { Auth } from '../auth/Guard.tsx'
import { messages as account } from '../auth/messages.ts'
import { Link } from '../router.ts'
import { titleOf } from '../site/title.ts'
import './billing.css'
import { messages } from './messages.ts'

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

/** The account's plan, status and dates. */
export function Billing({ auth: { subscription } }: { auth: Auth }) {
  useEffect(() => {
    document.title = titleOf(messages)
  }, [])
  const { plan, status, trialEndsAt } = subscription
  const ended = hasEnded(subscription)
  return (
    <AccountLayout title={messages.title} foot={<Link to="/logout">{account.logout.log}</Link>}>
      {ended && (
        <Notice tone="warning" title={messages.ended}>
          {messages.endedHelp}
        </Notice>
      )}
      <div className="account__card">
        <dl className="billing-facts">
          {plan && (
            <>
              <dt>{messages.plan}</dt>
              <dd className="billing-facts__plan">{plan}</dd>
            </>
          )}
          <dt>{messages.status}</dt>
          <dd>
            <Badge tone={ended ? 'danger' : tones[status]}>
              {ended && status === 'trialing' ? messages.states.trialEnded : messages.states[status]}
            </Badge>
          </dd>
          {status === 'trialing' && trialEndsAt && (
            <>
              <dt>{messages.trialEnds}</dt>
              <dd>{day(trialEndsAt)}</dd>
            </>
          )}
        </dl>
        <div className="billing-actions">
          <Button asChild>
            <Link to="/pricing">{messages.plans}</Link>
          </Button>
          <Button asChild variant="primary">
            {ended ? <Link to="/contact">{messages.contact}</Link> : <Link to="/choose-store">{messages.stores}</Link>}
          </Button>
        </div>
      </div>
    </AccountLayout>
  )
}
