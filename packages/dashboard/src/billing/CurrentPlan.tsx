import { Badge, Button, type Tone } from '@blockfront/ui'
import { useState } from 'react'
import { useConfirmation } from '../auth/confirmation/use-confirmation.tsx'
import { ConfirmDialog } from '../dashboard/parts/ConfirmDialog.tsx'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { type Overview, useBillingMutation } from './queries.ts'

const texts = messages.current

const tones: Record<Overview['status'], Tone> = { trialing: 'accent', active: 'success', past_due: 'warning', canceled: 'danger' }

function statusOf({ status, dashboard, isSubscribed, cancelsAtPeriodEnd }: Overview): { tone: Tone; label: string } {
  if (status === 'trialing' && !isSubscribed && dashboard !== 'open') return { tone: 'danger', label: texts.status.trialEnded }
  if (cancelsAtPeriodEnd) return { tone: 'warning', label: texts.status.ending }
  return { tone: tones[status], label: texts.status[status] }
}

/** The next event of the subscription, and its date. */
function nextOf({ status, isSubscribed, paidUntil, trialEndsAt, cancelsAtPeriodEnd, dashboard }: Overview): string {
  if (status === 'canceled') return texts.ended
  if (paidUntil && cancelsAtPeriodEnd) return texts.ends(messages.dates(paidUntil))
  if (paidUntil && status === 'trialing') return texts.firstCharge(messages.dates(paidUntil))
  if (paidUntil && status === 'active') return texts.renews(messages.dates(paidUntil))
  if (isSubscribed) return ''
  if (status === 'trialing') return trialEndsAt && dashboard === 'open' ? texts.trialEnds(messages.dates(trialEndsAt)) : ''
  return texts.noEnd
}

/** The plan, its status and dates, and what the owner can do about it. */
export function CurrentPlan({ overview }: { overview: Overview }) {
  const { planName, interval, isSubscribed, cancelsAtPeriodEnd, hasPortal, changedBy, status } = overview
  const [isCanceling, setCanceling] = useState(false)
  const resume = useBillingMutation('billing.resume')
  const portal = useBillingMutation('billing.openPortal')
  const { tone, label } = statusOf(overview)
  const canCancel = (isSubscribed && !cancelsAtPeriodEnd) || (changedBy === 'account' && status === 'active')
  return (
    <section className="account__card" aria-labelledby="current-plan">
      <div className="billing-plan">
        <div>
          <h2 id="current-plan" className="billing-quiet">
            {texts.title}
          </h2>
          <p className="billing-plan__name">{planName}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>
        {isSubscribed ? `${texts[interval]}.` : status === 'active' && `${texts.free}.`} {nextOf(overview)}
      </p>
      <div className="billing-actions">
        {hasPortal && (
          <Button
            busy={portal.isPending || portal.isSuccess}
            onClick={() => portal.mutate({}, { onSuccess: ({ url }) => window.location.assign(url), onError: toast.failure })}
          >
            {texts.portal}
          </Button>
        )}
        {canCancel && <Button onClick={() => setCanceling(true)}>{texts.cancel}</Button>}
        {cancelsAtPeriodEnd && (
          <Button
            variant="primary"
            busy={resume.isPending}
            onClick={() => resume.mutate({}, { onSuccess: () => toast.success(texts.resumed), onError: toast.failure })}
          >
            {texts.resume}
          </Button>
        )}
      </div>
      {isCanceling && <CancelDialog overview={overview} onClose={() => setCanceling(false)} />}
    </section>
  )
}

function CancelDialog({ overview: { paidUntil, isSubscribed }, onClose }: { overview: Overview; onClose: () => void }) {
  const cancel = useBillingMutation('billing.cancel')
  const { confirmed, dialog } = useConfirmation()
  const confirm = async () => {
    await confirmed(() => cancel.mutateAsync({}))
    toast.success(messages.cancel.done)
  }
  return (
    <ConfirmDialog
      title={messages.cancel.title}
      action={messages.cancel.submit}
      cancelLabel={messages.cancel.keep}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{isSubscribed && paidUntil ? messages.cancel.atEnd(messages.dates(paidUntil)) : messages.cancel.now}</p>
      <p>{messages.cancel.stores}</p>
      {dialog}
    </ConfirmDialog>
  )
}
