import type { RequestContext, ServerContext } from '../../../ground/context.ts'
import { deviceCookie, sessionCookie, sessionTokenOf } from './cookie.ts'
import { endSession, MAX_SESSION_SECONDS } from './session.ts'
import { type Account, TRUSTED_FOR_SECONDS, trustedDeviceCookie } from './trusted-device.ts'

type BrowserContext = ServerContext & RequestContext

export const setSessionCookie = ({ config, setHeader }: BrowserContext, token: string): void =>
  setHeader('set-cookie', sessionCookie(token, MAX_SESSION_SECONDS, config))

export const clearSessionCookie = ({ config, setHeader }: BrowserContext): void =>
  setHeader('set-cookie', sessionCookie('', 0, config))

/** Ends the session that the request carries, if any. */
export async function endCurrentSession({ db, config, incoming }: BrowserContext): Promise<void> {
  const token = sessionTokenOf(incoming.headers.cookie, config)
  if (token) await endSession(db, token)
}

/** Replaces the session of this browser after a sign-in. A session never continues under the token that it had before. */
export async function replaceSession(context: BrowserContext, token: string): Promise<void> {
  await endCurrentSession(context)
  setSessionCookie(context, token)
}

/** Marks this browser as one that signed in to the account, see trusted-device.ts. */
export const trustDevice = ({ config, setHeader }: BrowserContext, account: Account): void =>
  setHeader('set-cookie', deviceCookie(trustedDeviceCookie(config.secret, account), TRUSTED_FOR_SECONDS, config))

export const forgetDevice = ({ config, setHeader }: BrowserContext): void => setHeader('set-cookie', deviceCookie('', 0, config))
