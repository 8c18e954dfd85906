import { clearedSessionCookie, deviceCookie, sessionCookie } from '../http/cookie.ts'
import type { Handlers } from '../http/handler.ts'
import { changeEmail, changePassword, deleteAccount, getProfile, updateProfile } from '../services/account-profile.ts'
import { knownSeconds } from '../services/known-device.ts'
import { absoluteSeconds } from '../services/session.ts'

export const userRoutes = {
  'user.getProfile': ({ db, session }) => getProfile(db, session.userId),

  'user.updateProfile': ({ db, session, body }) => updateProfile(db, session.userId, body.name),

  'user.changePassword': async (call) => {
    const { token, device } = await changePassword(call, call.session, call.body, call.userAgent)
    call.setHeader('set-cookie', sessionCookie(token, absoluteSeconds, call.config))
    call.setHeader('set-cookie', deviceCookie(device, knownSeconds, call.config))
    return { ok: true }
  },

  'user.changeEmail': async (call) => {
    await changeEmail(call, call.session, call.body)
    return { ok: true }
  },

  'user.delete': async (call) => {
    await deleteAccount(call, call.session, call.body.password)
    call.setHeader('set-cookie', clearedSessionCookie(call.config))
    call.setHeader('set-cookie', deviceCookie('', 0, call.config))
    return { ok: true }
  },
} satisfies Handlers
