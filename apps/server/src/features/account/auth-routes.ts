import type { HandlerOutput } from '@blockfront/contract'
import { MAILBOX, showsMailbox } from '../../email/mailbox.ts'
import { fail } from '../../errors.ts'
import type { CallContext, Handlers } from '../../handler.ts'
import { forgotPassword, logIn, resendVerification, resetPassword, signUp, undoEmailChange, verifyEmail } from './account.ts'
import { clearedSessionCookie, deviceCookie, deviceCookieOf, sessionCookie, sessionTokenOf } from './cookie.ts'
import { knownSeconds } from './known-device.ts'
import { absoluteSeconds, endSession, type Session } from './session.ts'

const done = { ok: true } as const

/** A session never continues under the token that it had before signing in. */
async function replaceSession(call: CallContext, token: string): Promise<void> {
  const previous = sessionTokenOf(call.incoming.headers.cookie, call.config)
  if (previous) await endSession(call.db, previous)
  call.setHeader('set-cookie', sessionCookie(token, absoluteSeconds, call.config))
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
  'auth.checkAuth': async ({ session, query, config, incoming }) => {
    if (!session.emailVerified && query.screen !== 'verify-email') throw fail('email_unverified', { redirectTo: '/verify-email' })
    if (session.emailVerified && !session.subscription.live && query.screen !== 'billing')
      throw fail('plan_required', { redirectTo: '/billing' })
    return authStatus(session, showsMailbox(config, incoming))
  },

  'auth.signup': async (call) => {
    await replaceSession(call, await signUp(call, call.body, call.userAgent))
    return done
  },

  'auth.login': async (call) => {
    const { client, userAgent, incoming, config } = call
    const { token, device } = await logIn(call, call.body, {
      client,
      userAgent,
      device: deviceCookieOf(incoming.headers.cookie, config),
    })
    await replaceSession(call, token)
    call.setHeader('set-cookie', deviceCookie(device, knownSeconds, config))
    return done
  },

  'auth.logout': async (call) => {
    const token = sessionTokenOf(call.incoming.headers.cookie, call.config)
    if (token) await endSession(call.db, token)
    call.setHeader('set-cookie', clearedSessionCookie(call.config))
    return done
  },

  'auth.forgotPassword': async (call) => {
    // No longer than a link is valid: a stranger who uses up the limit leaves the owner a working link in the inbox.
    await call.limiter.count('forgot-address', call.body.email, { points: 5, seconds: 1800 })
    await forgotPassword(call, call.body.email)
    return done
  },

  'auth.resetPassword': async (call) => {
    const device = await resetPassword(call, call.body)
    call.setHeader('set-cookie', clearedSessionCookie(call.config))
    call.setHeader('set-cookie', deviceCookie(device, knownSeconds, call.config))
    return done
  },

  'auth.verifyEmail': async (call) => {
    const token = await verifyEmail(call, call.body.token, call.session, call.userAgent)
    if (token) call.setHeader('set-cookie', sessionCookie(token, absoluteSeconds, call.config))
    return done
  },

  'auth.undoEmailChange': async (call) => {
    const passwordToken = await undoEmailChange(call, call.body.token)
    call.setHeader('set-cookie', clearedSessionCookie(call.config))
    return { passwordToken }
  },

  'auth.resendVerification': async (call) => {
    await resendVerification(call, call.session)
    return done
  },
} satisfies Handlers
