import type { CallOutput } from '@blockfront/contract/client'
import { Button, Notice } from '@blockfront/ui'
import { Link } from '../router.ts'
import './plan-notice.css'
import { messages } from './messages.ts'

type State = Pick<CallOutput<'billing.storePlan'>, 'status' | 'dashboard' | 'readOnlyFrom' | 'changedBy'>

interface PlanNoticeProps {
  state: State
  /** False for staff, who cannot choose a plan. */
  isOwner?: boolean
  /** Whether to link to the billing screen; not on that screen itself. */
  link?: boolean
  /** Without what continues to work: where space is short. */
  brief?: boolean
}

/** Why the dashboard is or becomes read-only, what continues, and what to do. Nothing while it is open. */
export function PlanNotice({ state, isOwner = true, link, brief }: PlanNoticeProps) {
  const { status, dashboard, readOnlyFrom, changedBy } = state
  if (dashboard === 'open') return null
  const texts = messages.state
  const isUnpaid = status === 'past_due'
  const todo = !isOwner
    ? texts.readOnlyStaff
    : changedBy === 'operator'
      ? texts.operator
      : isUnpaid
        ? texts.readOnlyUnpaid
        : texts.readOnlyChoose
  const action = link && isOwner && (
    <Button asChild size="small" className="plan-notice__action">
      {changedBy === 'operator' ? (
        <Link to="/contact">{texts.contact}</Link>
      ) : (
        <Link to="/billing">{isUnpaid ? texts.billing : texts.choose}</Link>
      )}
    </Button>
  )
  if (dashboard === 'read-only')
    return (
      <Notice tone="danger" title={texts.readOnly}>
        <p>
          {isUnpaid ? texts.readOnlyFailed : texts.readOnlyEnded} {!brief && texts.readOnlyHelp} {todo}
        </p>
        {action}
      </Notice>
    )
  const date = messages.dates(readOnlyFrom ?? '')
  const title = isUnpaid ? texts.gracePayment(date) : status === 'trialing' ? texts.graceTrial(date) : texts.gracePlan(date)
  return (
    <Notice tone="warning" title={title}>
      <p>{isOwner && changedBy !== 'operator' ? (isUnpaid ? texts.gracePaymentHelp : texts.graceTrialHelp) : todo}</p>
      {action}
    </Notice>
  )
}
