import type { HandlerOutput } from '@blockfront/contract'
import { moneyCodec } from '@blockfront/contract'
import type { Database } from '../../db/database.ts'

type Plan = HandlerOutput<'billing.plans'>[number]

/** Every plan that can be chosen, the smallest first. */
export async function plans(db: Database): Promise<Plan[]> {
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
