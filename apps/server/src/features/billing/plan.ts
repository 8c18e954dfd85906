import { type HandlerOutput, moneyCodec } from '@blockfront/contract'
import type { ServerContext } from '../../context.ts'

type Plan = HandlerOutput<'billing.plans'>[number]

/** Returns all plans that a user can choose, the smallest first. */
export async function listPlans({ db }: Pick<ServerContext, 'db'>): Promise<Plan[]> {
  const rows = await db.selectFrom('plans').selectAll().orderBy('position').execute()
  return rows.map((row) => {
    const currency = row.currency as Plan['currency']
    const price = moneyCodec(currency)
    return {
      code: row.code,
      name: row.name,
      currency,
      monthlyPrice: price.encode(row.monthly_price),
      yearlyPrice: price.encode(row.yearly_price),
      trialDays: row.trial_days,
      limits: row.limits as Plan['limits'],
    }
  })
}
