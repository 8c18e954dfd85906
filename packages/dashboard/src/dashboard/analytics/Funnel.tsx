import type { Analytics } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { Link } from '../../router.ts'
import { Card } from '../parts/Card.tsx'
import './analytics.css'
import { rateOf, type Step, steps, useFigures } from './figures.ts'
import { messages } from './messages.ts'

interface FunnelProps {
  analytics: Pick<Analytics, 'totals' | 'previous' | 'days'>
  /** Adds a link to the analytics screen. */
  linked?: boolean
}

/** The steps from visits to orders. */
export const Funnel = ({ analytics, linked = false }: FunnelProps) => (
  <Card
    title={messages.funnel}
    about={messages.funnelAbout(analytics.days.length)}
    actions={
      linked && (
        <Button asChild size="small" variant="ghost">
          <Link to="/dashboard/analytics">{messages.seeAnalytics}</Link>
        </Button>
      )
    }
  >
    <ol className="funnel">
      {steps.map((step) => (
        <FunnelStep key={step} step={step} analytics={analytics} />
      ))}
    </ol>
  </Card>
)

function FunnelStep({ step, analytics: { totals, previous } }: { step: Step; analytics: FunnelProps['analytics'] }) {
  const { number, percent } = useFigures()
  const rate = rateOf(totals, step)
  const notes = [
    step !== 'visits' && rate !== undefined && messages.ofVisits(percent(rate)),
    previous && messages.before(number(previous[step])),
  ].filter((note) => typeof note === 'string')
  return (
    <li className="funnel__step">
      <span className="funnel__name">{messages.steps[step]}</span>
      <span className="funnel__bar" aria-hidden>
        <span style={{ inlineSize: `${Math.min(rate ?? 0, 1) * 100}%` }} />
      </span>
      <span className="funnel__count">{number(totals[step])}</span>
      <span className="funnel__note">{notes.join(' · ')}</span>
    </li>
  )
}
