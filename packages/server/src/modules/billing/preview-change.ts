import type { HandlerOutput, PlanUsage } from '@blockfront/contract'
import type { UserContext } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { isPlan } from './change-plan.ts'
import { previewCharge } from './stripe/change-subscription.ts'
import { changedBy, findSubscription } from './subscription.ts'
import { accountUsage, limitsOf, ownStores, usageOfStore } from './usage.ts'

const isExceeded = ({ used, allowed }: PlanUsage) => used > allowed

/** Returns what a change of the plan would cost now, and the limits of the new plan that the account exceeds. Changes nothing. */
export async function previewChange(
  context: UserContext,
  chosen: Body<'billing.previewChange'>,
): Promise<HandlerOutput<'billing.previewChange'>> {
  const { db, session } = context
  if (!isPlan(chosen.plan)) throw appError('invalid_input', { fields: { plan: 'This plan is not available.' } })
  const [stores, limits, row] = await Promise.all([
    ownStores(db, session.userId),
    limitsOf(db, chosen.plan),
    findSubscription(db, session.userId),
  ])
  const ofStores = await Promise.all(
    stores.map(async ({ storeId, name }) =>
      (await usageOfStore(db, storeId, limits)).map((usage) => ({ storeName: name, ...usage })),
    ),
  )
  const ofAccount = accountUsage(stores.length, limits).map((usage) => ({ storeName: null, ...usage }))
  const isChange = changedBy(context) === 'stripe' && row?.provider_ref != null && row.status !== 'canceled'
  return {
    exceeds: [...ofAccount, ...ofStores.flat()].filter(isExceeded),
    dueNow: isChange ? await previewCharge(context, row, chosen) : null,
  }
}
