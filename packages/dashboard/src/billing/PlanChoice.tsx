import { type BillingInterval, plans } from '@blockfront/contract/plans'
import { Badge, Button, SegmentedControl } from '@blockfront/ui'
import { useState } from 'react'
import { ChangeDialog } from './ChangeDialog.tsx'
import { messages } from './messages.ts'
import type { Overview } from './queries.ts'

const texts = messages.plans

const intervals = [
  { value: 'monthly', label: texts.monthly },
  { value: 'yearly', label: texts.yearly },
] as const satisfies readonly { value: BillingInterval; label: string }[]

/** All plans with their prices and limits, to choose from. */
export function PlanChoice({ overview }: { overview: Overview }) {
  const { changedBy, isSubscribed, status, plan: current } = overview
  const [interval, setInterval] = useState<BillingInterval>(overview.interval)
  const [chosen, setChosen] = useState<string>()
  const isOnPlan = isSubscribed || (changedBy !== 'stripe' && status === 'active')
  const chosenPlan = plans.find(({ code }) => code === chosen)
  return (
    <section className="account__card" aria-labelledby="plans">
      <div className="billing-plan">
        <h2 id="plans" className="billing-title">
          {texts.title}
        </h2>
        <SegmentedControl label={texts.interval} value={interval} onChange={setInterval} options={intervals} />
      </div>
      {changedBy === 'account' && <p className="billing-quiet">{texts.account}</p>}
      {changedBy === 'operator' && <p className="billing-quiet">{texts.operator}</p>}
      <ul className="billing-plans">
        {plans.map((plan) => {
          const { code, name, currency, monthlyPrice, yearlyPrice, limits } = plan
          const isCurrent = isOnPlan && code === current && interval === overview.interval
          return (
            <li key={code} className="billing-offer">
              <h3 className="billing-offer__name">{name}</h3>
              <p>
                <strong className="billing-offer__price">
                  {messages.money(interval === 'yearly' ? yearlyPrice : monthlyPrice, currency)}
                </strong>{' '}
                {interval === 'yearly' ? texts.perYear : texts.perMonth}
              </p>
              <ul className="billing-offer__limits">
                {messages.planLimits(limits).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {isCurrent ? (
                <Badge tone="success">{texts.current}</Badge>
              ) : (
                changedBy !== 'operator' && (
                  <Button wide onClick={() => setChosen(code)}>
                    {isOnPlan ? texts.switch(name) : changedBy === 'stripe' ? texts.subscribe(name) : texts.choose(name)}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
      {chosenPlan && (
        <ChangeDialog plan={chosenPlan} interval={interval} overview={overview} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}
