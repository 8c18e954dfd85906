import type { Plan } from '@blockfront/contract'
import type { CallOutput } from '@blockfront/contract/client'
import { type BillingInterval, keepsTrial } from '@blockfront/contract/plans'
import { Button, Delayed, Dialog, Notice } from '@blockfront/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useConfirmation } from '../auth/confirmation/use-confirmation.tsx'
import { messages as general } from '../messages.ts'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { type Overview, useBillingMutation } from './queries.ts'

const texts = messages.change

interface ChangeDialogProps {
  plan: Plan
  interval: BillingInterval
  overview: Overview
  onClose: () => void
}

/** Says what a change of the plan costs and exceeds before it is made. */
export function ChangeDialog({ plan, interval, overview, onClose }: ChangeDialogProps) {
  const body = { plan: plan.code, interval }
  const preview = useQuery({
    queryKey: ['billing', 'preview', body],
    queryFn: ({ signal }) => api.call('billing.previewChange', { body }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const { mutateAsync } = useBillingMutation('billing.choosePlan')
  const { confirmed, dialog } = useConfirmation()
  const choose = useMutation({ mutationFn: () => confirmed(() => mutateAsync({ body })) })
  const isNew = overview.changedBy === 'stripe' && !overview.isSubscribed
  const submit = () =>
    choose.mutate(undefined, {
      onSuccess: ({ redirectTo }) => {
        if (redirectTo) return window.location.assign(redirectTo)
        toast.success(texts.done(plan.name))
        onClose()
      },
    })
  const isBusy = choose.isPending || (choose.isSuccess && isNew)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      size="small"
      title={isNew ? texts.subscribeTitle(plan.name) : texts.title(plan.name)}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {isNew ? general.cancel : texts.cancel}
          </Button>
          <Button variant="primary" busy={isBusy} disabled={!preview.data} onClick={submit}>
            {isNew ? texts.subscribe : texts.submit(plan.name)}
          </Button>
        </>
      }
    >
      <div className="billing-change">
        {preview.isPending && (
          <Delayed>
            <p role="status">{texts.checking}</p>
          </Delayed>
        )}
        {preview.isError && (
          <Notice tone="danger" title={texts.checkFailed} alert>
            <p>{preview.error.message}</p>
            <Button size="small" onClick={() => void preview.refetch()}>
              {general.retry}
            </Button>
          </Notice>
        )}
        {preview.data && <Change preview={preview.data} plan={plan} interval={interval} overview={overview} />}
        {choose.isError && (
          <Notice tone="danger" alert>
            {choose.error.message}
          </Notice>
        )}
        {dialog}
      </div>
    </Dialog>
  )
}

interface ChangeProps extends Omit<ChangeDialogProps, 'onClose'> {
  preview: CallOutput<'billing.previewChange'>
}

const Change = ({ preview: { exceeds, dueNow }, plan, interval, overview }: ChangeProps) => (
  <>
    <p>{costOf(dueNow, plan, interval, overview)}</p>
    {exceeds.length === 0 ? (
      <p>{texts.fits}</p>
    ) : (
      <Notice tone="warning" title={texts.exceeds}>
        <p>{texts.exceedsHelp}</p>
        <ul className="billing-exceeds">
          {exceeds.map(({ storeName, limit, used, allowed }) => (
            <li key={`${storeName} ${limit}`}>{texts.exceed(storeName, limit, used, allowed)}</li>
          ))}
        </ul>
      </Notice>
    )}
  </>
)

function costOf(dueNow: ChangeProps['preview']['dueNow'], plan: Plan, interval: BillingInterval, overview: Overview): string {
  const { changedBy, isSubscribed, status, trialEndsAt } = overview
  if (changedBy !== 'stripe') return texts.free
  if (isSubscribed)
    return dueNow && dueNow.amount > 0 ? texts.due(messages.money(dueNow.amount, dueNow.currency)) : texts.nothingDue
  const amount = messages.money(interval === 'yearly' ? plan.yearlyPrice : plan.monthlyPrice, plan.currency)
  const price = `${amount} ${interval === 'yearly' ? messages.plans.perYear : messages.plans.perMonth}`
  return status === 'trialing' && trialEndsAt && keepsTrial(Date.parse(trialEndsAt), Date.now())
    ? texts.checkoutTrial(price, messages.dates(trialEndsAt))
    : texts.checkout(price)
}
