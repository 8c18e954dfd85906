import { moneyCodec } from '@blockfront/contract'
import { plans } from '@blockfront/contract/plans'
import type { Pool } from 'pg'

/** Copies the plans into the database, which counts usage against their limits. A plan that was removed keeps its row for its accounts. */
export async function syncPlans(owner: Pool): Promise<void> {
  const rows = plans.map((plan, position) => {
    const price = moneyCodec(plan.currency)
    return {
      ...plan,
      monthlyPrice: price.decode(plan.monthlyPrice),
      yearlyPrice: price.decode(plan.yearlyPrice),
      position: position + 1,
    }
  })
  await owner.query(
    `insert into plans (code, name, currency, monthly_price, yearly_price, trial_days, limits, position)
     select p ->> 'code', p ->> 'name', p ->> 'currency', (p ->> 'monthlyPrice')::bigint, (p ->> 'yearlyPrice')::bigint,
       (p ->> 'trialDays')::integer, p -> 'limits', (p ->> 'position')::integer
     from jsonb_array_elements($1::jsonb) p
     on conflict (code) do update set (name, currency, monthly_price, yearly_price, trial_days, limits, position) =
       (excluded.name, excluded.currency, excluded.monthly_price, excluded.yearly_price, excluded.trial_days, excluded.limits, excluded.position)
     where (plans.name, plans.currency, plans.monthly_price, plans.yearly_price, plans.trial_days, plans.limits, plans.position)
       is distinct from
       (excluded.name, excluded.currency, excluded.monthly_price, excluded.yearly_price, excluded.trial_days, excluded.limits, excluded.position)`,
    [JSON.stringify(rows)],
  )
}
