import type { CallOutput } from '@blockfront/contract/client'
import { plans as usualPlans } from '@blockfront/contract/plans'
import { Button } from '@blockfront/ui'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { Link } from '../../router.ts'
import { Questions } from '../sections/Questions.tsx'
import '../pricing.css'
import { messages } from '../messages.ts'
import { SiteLayout } from '../SiteLayout.tsx'

type Plan = CallOutput<'billing.plans'>[number]

const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount)

/** Prices and limits of the plans, the same for every visitor. */
export function Screen() {
  const [plans, setPlans] = useState<readonly Plan[]>(usualPlans)
  useEffect(() => {
    const controller = new AbortController()
    api.call('billing.plans', {}, { signal: controller.signal }).then(setPlans, () => undefined)
    return () => controller.abort()
  }, [])
  const { heading, description } = messages.pages.Pricing
  return (
    <SiteLayout>
      <div className="site-wide site-page">
        <div className="site-intro site-intro--middle">
          <h1>{heading}</h1>
          <p>{description}</p>
        </div>
        <ul className="plans">
          {plans.map((plan, index) => (
            <PlanCard key={plan.code} plan={plan} recommended={index === 1} />
          ))}
        </ul>
        <section className="included">
          <h2>{messages.pricing.allTitle}</h2>
          <ul className="included__list">
            {messages.pricing.all.map((line) => (
              <Line key={line}>{line}</Line>
            ))}
          </ul>
        </section>
        <Questions questions={messages.pricing.questions} />
      </div>
    </SiteLayout>
  )
}

const Line = ({ children }: { children: string }) => (
  <li className="ticked">
    <Check size={16} aria-hidden />
    {children}
  </li>
)

function PlanCard({ plan, recommended }: { plan: Plan; recommended: boolean }) {
  const { name, currency, monthlyPrice, yearlyPrice, limits, trialDays } = plan
  return (
    <li className={recommended ? 'plan plan--recommended' : 'plan'}>
      <div className="plan__head">
        <h2>{name}</h2>
        {recommended && <span className="plan__badge">{messages.pricing.recommended}</span>}
      </div>
      <p className="plan__price">
        <strong>{money(monthlyPrice, currency)}</strong> {messages.pricing.month}
      </p>
      <p className="plan__year">
        {messages.pricing.year(money(yearlyPrice, currency), Math.floor(12 - yearlyPrice / monthlyPrice))}
      </p>
      <ul className="plan__limits">
        {messages.pricing.limits(limits).map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </ul>
      <Button asChild variant={recommended ? 'primary' : 'secondary'} size="large" wide>
        <Link to="/signup">{messages.pricing.start(trialDays)}</Link>
      </Button>
    </li>
  )
}
