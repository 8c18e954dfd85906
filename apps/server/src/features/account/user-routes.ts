import type { Handlers } from '../../handler.ts'
import { clearedSessionCookie, deviceCookie, sessionCookie } from './cookie.ts'
import { knownSeconds } from './known-device.ts'
import { changeEmail, changePassword, deleteAccount, getProfile, updateProfile } from './profile.ts'
import { absoluteSeconds } from './session.ts'

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
