import type { HandlerOutput } from '@blockfront/contract'
import type { UserContext } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { requireConfirmation } from '../account/index.ts'
import { endPlan, isPlan, setPlan } from './change-plan.ts'
import { changeSubscription, setCancelAtPeriodEnd } from './stripe/change-subscription.ts'
import { startCheckout } from './stripe/start-checkout.ts'
import { changedBy, findSubscription } from './subscription.ts'

/**
 * Subscribes the account to a plan, or changes the plan of its subscription. Returns the payment page of a new subscription. Throws
 * `confirmation_required` for a change, which charges the stored card, and `billing_failed` if that payment fails.
 */
export async function choosePlan(
  context: UserContext,
  chosen: Body<'billing.choosePlan'>,
): Promise<HandlerOutput<'billing.choosePlan'>> {
  if (!isPlan(chosen.plan)) throw appError('invalid_input', { fields: { plan: 'This plan is not available.' } })
  switch (changedBy(context)) {
    case 'operator':
      throw onlyOperator()
    case 'account':
      await setPlan(context.db, context.session.userId, chosen)
      return { redirectTo: null }
    case 'stripe': {
      if (!(await isSubscribed(context))) return { redirectTo: await startCheckout(context, chosen) }
      requireConfirmation(context.session)
      await changeSubscription(context, chosen)
      return { redirectTo: null }
    }
  }
}

/**
 * Cancels the plan: a paid subscription at the end of its period, a plan of a development server immediately. Throws `confirmation_required`, and
 * `conflict` without a subscription.
 */
export async function cancelPlan(context: UserContext): Promise<{ ok: true }> {
  const mode = changedBy(context)
  if (mode === 'operator') throw onlyOperator()
  const isPaid = await isSubscribed(context)
  if (mode === 'stripe' && !isPaid) throw nothingToCancel()
  requireConfirmation(context.session)
  if (isPaid) await setCancelAtPeriodEnd(context, true)
  else await endPlan(context.db, context.session.userId)
  return { ok: true }
}

/** Keeps a subscription that was canceled and has not ended yet. */
export async function resumePlan(context: UserContext): Promise<{ ok: true }> {
  if (!(await isSubscribed(context))) throw nothingToCancel()
  await setCancelAtPeriodEnd(context, false)
  return { ok: true }
}

/** Whether the account has a subscription at the payment provider that has not ended. */
async function isSubscribed(context: UserContext): Promise<boolean> {
  if (changedBy(context) !== 'stripe') return false
  const row = await findSubscription(context.db, context.session.userId)
  return row?.provider_ref != null && row.status !== 'canceled'
}

const onlyOperator = () => appError('forbidden', { message: 'Plans on this server are changed by its operator. Contact us.' })

const nothingToCancel = () => appError('conflict', { message: 'You have no subscription. Reload the page to see your plan.' })
