import type { HandlerOutput } from '@blockfront/contract'
import type { RequestContext, UserContext } from '../../ground/context.ts'
import { MAILBOX, showsMailbox } from '../../ground/email/mailbox.ts'
import { appError } from '../../ground/errors.ts'
import type { Query } from '../../ground/handler.ts'

/**
 * Returns the signed-in user. Throws `email_unverified` with a redirect, unless the caller is the screen that this redirect leads to.
 */
export async function checkAuth(
  { session, config, incoming }: UserContext & RequestContext,
  { screen }: Query<'auth.checkAuth'>,
): Promise<HandlerOutput<'auth.checkAuth'>> {
  const { userId, selectedStoreId, email, name, emailVerified, subscription } = session
  if (!emailVerified && screen !== 'verify-email') throw appError('email_unverified', { redirectTo: '/verify-email' })
  const { status, plan, trialEndsAt } = subscription
  return {
    userId,
    selectedStoreId,
    email,
    name,
    emailVerified,
    subscription: { status, plan, trialEndsAt: trialEndsAt?.toISOString() ?? null },
    ...(!emailVerified && showsMailbox(config, incoming) && { mailbox: MAILBOX }),
  }
}
