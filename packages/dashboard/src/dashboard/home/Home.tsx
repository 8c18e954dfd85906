import type { Analytics, OrderStats } from '@blockfront/contract'
import { Button, EmptyState, Notice, SegmentedControl, Skeleton } from '@blockfront/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import './home.css'
import '../orders/orders.css'
import { Link } from '../../router.ts'
import { Funnel } from '../analytics/Funnel.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { oneOf, useListQuery } from '../parts/list/list-query.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { useCan, useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { UntaxedNotice } from '../taxes/UntaxedNotice.tsx'
import { RecentOrders, TopProducts } from './Lists.tsx'
import { Metrics } from './Metrics.tsx'
import { messages } from './messages.ts'
import { periods } from './period.ts'
import { RevenueChart } from './RevenueChart.tsx'
import { Checklist, useChecklistPending } from './setup-guide/Checklist.tsx'

/** The store's figures, and what to do next. */
export function Home() {
  const { name } = useStore()
  const orders = useStoreQuery('order.list', { pageSize: 1 })
  // Loaded before anything is shown, so that a notice does not move the content.
  const taxes = useStoreQuery('tax.rates')
  const canSeeVisits = useCan('analytics.view')
  const canSetUp = useCan('settings.manage')
  const analytics = useStoreQuery('analytics.get', { days: 30 }, { enabled: canSeeVisits })
  const isChecklistPending = useChecklistPending(canSetUp)
  // A component of the content repeats a failed request, which is then pending again: the content must not be removed by that.
  const pending = isChecklistPending || !taxes.isFetched || (canSeeVisits && !analytics.isFetched)
  return (
    <>
      <PageHeader title={messages.title} about={name} action={<HomeActions />} />
      <Loaded query={pending ? { ...orders, data: undefined } : orders} skeleton={<MetricsSkeleton />}>
        {({ totalElements }) => (
          <>
            <PaymentIncidents />
            {canSetUp && <Checklist />}
            {totalElements > 0 ? canSeeVisits ? <Business /> : <Work /> : <NoMetrics analytics={analytics.data} />}
          </>
        )}
      </Loaded>
    </>
  )
}

function HomeActions() {
  const canEdit = useCan('content.manage')
  return (
    <>
      <ViewStoreButton />
      {canEdit && (
        <Button asChild variant="primary">
          <Link to="/builder">{messages.editDesign}</Link>
        </Button>
      )}
    </>
  )
}

/** Disputes and other payments that need attention. */
function PaymentIncidents() {
  const { data = [] } = useStoreQuery('payment.incidents')
  const canOpen = useCan('settings.manage')
  if (data.length === 0) return null
  return (
    <Notice tone="danger">
      <div className="home-waiting">
        {messages.paymentIncidents(data.length)}
        {canOpen && (
          <Button asChild size="small">
            <Link to="/dashboard/payment">{messages.seePaymentIncidents}</Link>
          </Button>
        )}
      </div>
    </Notice>
  )
}

/** The home page without figures, for roles that may not see revenue. */
function Work() {
  const waiting = useStoreQuery('order.list', { status: 'open', fulfillmentStatus: 'to_fulfill', pageSize: 1 })
  return (
    <>
      <OpenOrders count={waiting.data?.totalElements ?? 0} />
      <RecentOrders />
    </>
  )
}

function Business() {
  const address = useListQuery()
  const period = oneOf(address.get('days'), periods) ?? '30'
  const stats = useStoreQuery('order.stats', { days: Number(period) })
  const analytics = useStoreQuery('analytics.get', { days: Number(period) })
  return (
    <>
      <div className="home-period">
        <WorksReadOnly>
          <SegmentedControl
            label={messages.period}
            value={period}
            onChange={(value) => address.set({ days: value === '30' ? undefined : value }, { replace: true })}
            options={periods.map((value) => ({ value, label: messages.days(Number(value)) }))}
          />
        </WorksReadOnly>
      </div>
      <Loaded query={analytics.isLoading ? { ...stats, data: undefined } : stats} skeleton={<MetricsSkeleton />}>
        {(read) => <HomeContent stats={read} analytics={analytics} />}
      </Loaded>
    </>
  )
}

interface HomeContentProps {
  stats: OrderStats
  analytics: UseQueryResult<Analytics>
}

/** The number of orders to fulfill, with a link to them. */
function OpenOrders({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Notice tone="accent">
      <div className="home-waiting">
        {messages.waiting(count)}
        <Button asChild size="small">
          <Link to="/dashboard/orders?status=open&fulfillment=to_fulfill">{messages.seeWaiting}</Link>
        </Button>
      </div>
    </Notice>
  )
}

const HomeContent = ({ stats, analytics }: HomeContentProps) => (
  <>
    <OpenOrders count={stats.openOrders} />
    {useCan('settings.manage') && <UntaxedNotice linked />}
    <Metrics stats={stats} days={stats.days.length} analytics={analytics.data} />
    <RevenueChart days={stats.days} revenue={stats.revenue} />
    <Loaded query={analytics} skeleton={null}>
      {(read) => <Funnel analytics={read} linked />}
    </Loaded>
    <div className="home-columns">
      <TopProducts products={stats.topProducts} />
      <RecentOrders />
    </div>
  </>
)

/** A store without orders: its visits, if there were any. */
const NoMetrics = ({ analytics }: { analytics: Analytics | undefined }) => (
  <>
    {analytics && analytics.totals.visits > 0 && <Funnel analytics={analytics} linked />}
    <EmptyState icon={<ChartColumn size={20} />} title={messages.noFigures}>
      {messages.noFiguresHelp}
    </EmptyState>
  </>
)

const MetricsSkeleton = () => (
  <>
    <div className="figures" aria-hidden>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={96} radius="var(--ui-radius-large)" />
      ))}
    </div>
    <Skeleton height={300} radius="var(--ui-radius-large)" />
  </>
)
