import type { Analytics as AnalyticsData } from '@blockfront/contract'
import { Button, EmptyState, SegmentedControl, Skeleton } from '@blockfront/ui'
import { ChartColumn } from 'lucide-react'
import '../home/home.css'
import './analytics.css'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Metric } from '../home/Metric.tsx'
import { periods } from '../home/period.ts'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { oneOf, useListQuery } from '../parts/list/list-query.ts'
import { ViewStoreButton } from '../parts/ViewStoreButton.tsx'
import { useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { Funnel } from './Funnel.tsx'
import { growth, rateOf, useFigures } from './figures.ts'
import { messages } from './messages.ts'
import { Sources, TopPages, TopProducts } from './Rankings.tsx'
import { VisitMetrics } from './VisitMetrics.tsx'
import { VisitsChart } from './VisitsChart.tsx'

/** Visits, their way to orders, products, sources and pages, compared with the previous period. */
export function Analytics() {
  const address = useListQuery()
  const period = oneOf(address.get('days'), periods) ?? '30'
  const analytics = useStoreQuery('analytics.get', { days: Number(period) })
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={<ViewStoreButton />} />
      <div className="home-period">
        <SegmentedControl
          label={messages.period}
          value={period}
          onChange={(value) => address.set({ days: value === '30' ? undefined : value }, { replace: true })}
          options={periods.map((value) => ({ value, label: messages.days(Number(value)) }))}
        />
      </div>
      <Loaded query={analytics} skeleton={<AnalyticsSkeleton />}>
        {(loaded) => (hasCounts(loaded) ? <Report analytics={loaded} /> : <NoVisits />)}
      </Loaded>
    </>
  )
}

const hasCounts = ({ totals, previous }: AnalyticsData) => totals.visits > 0 || totals.orders > 0 || (previous?.visits ?? 0) > 0

function Report({ analytics }: { analytics: AnalyticsData }) {
  const { number, percent } = useFigures()
  const { totals, previous, days, products, sources, pages } = analytics
  const cartRate = rateOf(totals, 'addedToCart')
  return (
    <>
      <dl className="figures">
        <VisitMetrics analytics={analytics} />
        <Metric
          name={messages.cartRate}
          value={cartRate === undefined ? messages.noRate : percent(cartRate)}
          change={growth(cartRate, previous ? rateOf(previous, 'addedToCart') : undefined)}
          note={previous ? undefined : messages.cartRateNote}
        />
        <Metric name={messages.orders} value={number(totals.orders)} change={growth(totals.orders, previous?.orders)} />
      </dl>
      <VisitsChart days={days} compared={previous !== null} />
      <Funnel analytics={analytics} />
      {sources.length > 0 && <Sources sources={sources} compared={previous !== null} />}
      <TopProducts products={products} />
      {pages.length > 0 && <TopPages pages={pages} />}
    </>
  )
}

function NoVisits() {
  const { storeDomain } = useStore()
  const url = storeUrl(storeDomain)
  return (
    <EmptyState
      icon={<ChartColumn size={20} />}
      title={messages.empty}
      action={
        <Button
          variant="primary"
          onClick={() => void navigator.clipboard.writeText(url).then(() => toast.success(messages.copied))}
        >
          {messages.copyAddress}
        </Button>
      }
    >
      {messages.emptyHelp(url)}
    </EmptyState>
  )
}

const AnalyticsSkeleton = () => (
  <>
    <div className="figures" aria-hidden>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={96} radius="var(--ui-radius-large)" />
      ))}
    </div>
    <Skeleton height={340} radius="var(--ui-radius-large)" />
    <Skeleton height={300} radius="var(--ui-radius-large)" />
  </>
)
