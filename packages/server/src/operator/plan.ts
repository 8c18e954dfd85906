import { plans } from '@blockfront/contract/plans'
import type { Database } from '../ground/db/database.ts'
import { StartError } from '../ground/start-error.ts'
import { endPlan, findSubscription, isPlan, planName, planStateOf, setPlan } from '../modules/billing/index.ts'
import { findAccount } from './account.ts'
import { recordCommand } from './log.ts'

const codes = () => plans.map(({ code }) => code).join(', ')

/** `plan EMAIL [PLAN|cancel] [monthly|yearly]`: shows or changes the plan of an account. */
export async function plan(db: Database, [email, code, interval = 'monthly', ...rest]: readonly string[]): Promise<string> {
  if (!email || rest.length > 0) throw new StartError('Write: npm run operator -- plan EMAIL [PLAN|cancel] [monthly|yearly]')
  const userId = await findAccount(db, email)
  if (code === undefined) return describe(db, userId, email)
  if (interval !== 'monthly' && interval !== 'yearly')
    throw new StartError(`The interval is monthly or yearly, not "${interval}". Nothing was changed.`)
  if (code !== 'cancel' && !isPlan(code))
    throw new StartError(`There is no plan "${code}". The plans are: ${codes()}. Nothing was changed.`)
  const isChanged = code === 'cancel' ? await endPlan(db, userId) : await setPlan(db, userId, { plan: code, interval })
  if (!isChanged)
    throw new StartError(
      `${email} pays for a subscription at Stripe. Cancel it in the Stripe dashboard first, or let the owner change it at /billing. Nothing was changed.`,
    )
  await recordCommand(db, userId, code === 'cancel' ? 'plan cancel' : `plan ${code} ${interval}`)
  return describe(db, userId, email)
}

async function describe(db: Database, userId: string, email: string): Promise<string> {
  const row = await findSubscription(db, userId)
  if (!row) return `${email} has no plan. Its dashboard is read-only.`
  const { dashboard, readOnlyFrom } = planStateOf(row, Date.now())
  const since = readOnlyFrom ? ` ${dashboard === 'read-only' ? 'since' : 'until'} ${readOnlyFrom.toISOString().slice(0, 10)}` : ''
  const payment = row.provider ? `paid through ${row.provider}` : 'not paid online'
  return `${email}: ${planName(row.plan_code)}, ${row.billing_interval}, ${row.status}, ${payment}. The dashboard is ${dashboard}${since}.`
}
