import type { HandlerOutput } from '@blockfront/contract'
import type { RequestContext, ServerContext, Session } from '../../context.ts'
import { MAILBOX, showsMailbox } from '../../email/mailbox.ts'
import { appError } from '../../errors.ts'
import type { Handlers } from '../../handler.ts'
import { forgotPassword, logIn, resendVerification, resetPassword, signUp, undoEmailChange, verifyEmail } from './account.ts'
import { clearedSessionCookie, deviceCookie, deviceCookieOf, sessionCookie, sessionTokenOf } from './cookie.ts'
import { TRUSTED_FOR_SECONDS } from './known-device.ts'
import { absoluteSeconds, endSession } from './session.ts'

const done = { ok: true } as const

/** A session never continues under the token that it had before signing in. */
async function replaceSession(context: ServerContext & RequestContext, token: string): Promise<void> {
  const previous = sessionTokenOf(context.incoming.headers.cookie, context.config)
  if (previous) await endSession(context.db, previous)
  context.setHeader('set-cookie', sessionCookie(token, absoluteSeconds, context.config))
}

export function authStatus(
  { userId, selectedStoreId, email, name, emailVerified, subscription }: Session,
  mailbox: boolean,
): HandlerOutput<'auth.checkAuth'> {
  const { status, plan, trialEndsAt } = subscription
  return {
    userId,
    selectedStoreId,
    email,
    name,
    emailVerified,
    subscription: { status, plan, trialEndsAt: trialEndsAt?.toISOString() ?? null },
    ...(!emailVerified && mailbox && { mailbox: MAILBOX }),
  }
}

export const authRoutes = {
  'auth.checkAuth': async ({ session, config, incoming }, { query }) => {
    if (!session.emailVerified && query.screen !== 'verify-email')
      throw appError('email_unverified', { redirectTo: '/verify-email' })
    if (session.emailVerified && !session.subscription.live && query.screen !== 'billing')
      throw appError('plan_required', { redirectTo: '/billing' })
    return authStatus(session, showsMailbox(config, incoming))
  },

  'auth.signup': async (context, { body }) => {
    await replaceSession(context, await signUp(context, body, context.userAgent))
    return done
  },

  'auth.login': async (context, { body }) => {
    const { client, userAgent, incoming, config } = context
    const { token, device } = await logIn(context, body, {
      client,
      userAgent,
      device: deviceCookieOf(incoming.headers.cookie, config),
    })
    await replaceSession(context, token)
    context.setHeader('set-cookie', deviceCookie(device, TRUSTED_FOR_SECONDS, config))
    return done
  },

  'auth.logout': async (context) => {
    const token = sessionTokenOf(context.incoming.headers.cookie, context.config)
    if (token) await endSession(context.db, token)
    context.setHeader('set-cookie', clearedSessionCookie(context.config))
    return done
  },

  'auth.forgotPassword': async (context, { body }) => {
    // No longer than a link is valid: a stranger who uses up the limit leaves the owner a working link in the inbox.
    await context.limiter.count('forgot-address', body.email, { points: 5, seconds: 1800 })
    await forgotPassword(context, body.email)
    return done
  },

  'auth.resetPassword': async (context, { body }) => {
    const device = await resetPassword(context, body)
    context.setHeader('set-cookie', clearedSessionCookie(context.config))
    context.setHeader('set-cookie', deviceCookie(device, TRUSTED_FOR_SECONDS, context.config))
    return done
  },

  'auth.verifyEmail': async (context, { body }) => {
    const token = await verifyEmail(context, body.token, context.session, context.userAgent)
    if (token) context.setHeader('set-cookie', sessionCookie(token, absoluteSeconds, context.config))
    return done
  },

  'auth.undoEmailChange': async (context, { body }) => {
    const passwordToken = await undoEmailChange(context, body.token)
    context.setHeader('set-cookie', clearedSessionCookie(context.config))
    return { passwordToken }
  },

  'auth.resendVerification': async (context) => {
    await resendVerification(context, context.session)
    return done
  },
} satisfies Handlers
