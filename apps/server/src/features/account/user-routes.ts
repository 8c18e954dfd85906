import type { Handlers } from '../../handler.ts'
import { clearedSessionCookie, deviceCookie, sessionCookie } from './cookie.ts'
import { TRUSTED_FOR_SECONDS } from './known-device.ts'
import { changeEmail, changePassword, deleteAccount, getProfile, updateProfile } from './profile.ts'
import { absoluteSeconds } from './session.ts'

export const userRoutes = {
  'user.getProfile': ({ db, session }) => getProfile(db, session.userId),

  'user.updateProfile': ({ db, session }, { body }) => updateProfile(db, session.userId, body.name),

  'user.changePassword': async (context, { body }) => {
    const { token, device } = await changePassword(context, context.session, body, context.userAgent)
    context.setHeader('set-cookie', sessionCookie(token, absoluteSeconds, context.config))
    context.setHeader('set-cookie', deviceCookie(device, TRUSTED_FOR_SECONDS, context.config))
    return { ok: true }
  },

  'user.changeEmail': async (context, { body }) => {
    await changeEmail(context, context.session, body)
    return { ok: true }
  },

  'user.delete': async (context, { body }) => {
    await deleteAccount(context, context.session, body.password)
    context.setHeader('set-cookie', clearedSessionCookie(context.config))
    context.setHeader('set-cookie', deviceCookie('', 0, context.config))
    return { ok: true }
  },
} satisfies Handlers
