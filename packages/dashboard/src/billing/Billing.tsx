import { Button, Delayed, Notice, Skeleton } from '@blockfront/ui'
import { useEffect } from 'react'
import { AccountLayout } from '../auth/AccountLayout.tsx'
import { messages as general } from '../messages.ts'
import { Link, useSearchParams } from '../router.ts'
import { titleOf } from '../site/title.ts'
import { toast } from '../toast.tsx'
import './billing.css'
import { CurrentPlan } from './CurrentPlan.tsx'
import { Invoices } from './Invoices.tsx'
import { messages } from './messages.ts'
import { PlanChoice } from './PlanChoice.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import { useBillingMutation, useOverview } from './queries.ts'
import { Usage } from './Usage.tsx'

/** The account's plan: status, usage against its limits, other plans, invoices. */
export function Billing() {
  useEffect(() => {
    document.title = titleOf(messages)
  }, [])
  const overview = useOverview()
  return (
    <AccountLayout
      title={messages.title}
      wide
      end={<Link to="/logout">{messages.signOut}</Link>}
      foot={<Link to="/choose-store">{messages.stores}</Link>}
    >
      <PaymentReturn />
      {overview.isPending && (
        <Delayed>
          <p className="ui-hidden" role="status">
            {general.loading}
          </p>
          <Skeleton height={160} radius={14} />
          <Skeleton height={240} radius={14} />
        </Delayed>
      )}
      {overview.isError && !overview.data && (
        <Notice tone="danger" title={messages.loadFailed} alert>
          <p>{overview.error.message}</p>
          <Button size="small" onClick={() => void overview.refetch()}>
            {general.retry}
          </Button>
        </Notice>
      )}
      {overview.data && (
        <>
          <PlanNotice state={overview.data} />
          <CurrentPlan overview={overview.data} />
          <Usage overview={overview.data} />
          <PlanChoice overview={overview.data} />
          {overview.data.changedBy === 'stripe' && <Invoices />}
        </>
      )}
    </AccountLayout>
  )
}

/** After the payment page or the portal: reads the plan again, because the browser may be faster than the provider's webhook. */
function PaymentReturn() {
  const [search, setSearch] = useSearchParams()
  const refresh = useBillingMutation('billing.refresh')
  const { mutate } = refresh
  const isCheckout = search.get('checkout') === 'done'
  const isBack = isCheckout || search.get('portal') === 'done'
  const read = () =>
    mutate(
      {},
      {
        onSuccess: ({ isSubscribed }) => {
          if (isCheckout && !isSubscribed) return
          if (isCheckout) toast.success(messages.checkout.done)
          setSearch({}, { replace: true })
        },
      },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return.
  useEffect(() => {
    if (isBack) read()
  }, [isBack])
  if (!isBack) return null
  if (refresh.isError)
    return (
      <Notice tone="warning" title={messages.checkout.failed} alert>
        <p>{refresh.error.message}</p>
        <Button size="small" onClick={read}>
          {general.retry}
        </Button>
      </Notice>
    )
  if (refresh.data && !refresh.data.isSubscribed)
    return (
      <Notice tone="accent" title={messages.checkout.pending}>
        {messages.checkout.pendingHelp}
      </Notice>
    )
  return <p role="status">{messages.checkout.reading}</p>
}
