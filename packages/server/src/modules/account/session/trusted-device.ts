import { createHmac, timingSafeEqual } from 'node:crypto'
import { newToken } from '../../../ground/db/id.ts'

/** How long a browser is trusted after a sign-in, in seconds: one year. */
export const TRUSTED_FOR_SECONDS = 365 * 24 * 3600

/** The columns of a user that a trusted device is bound to. */
export type Account = { id: string; password_hash: string }

/** The password hash is signed too, so that a new password ends the trust in every browser. */
const sign = (secret: string, { id, password_hash }: Account, device: string, issued: string) =>
  createHmac('sha256', secret).update(`known-device/${id}/${device}/${issued}/${password_hash}`).digest()

/** Returns the value of the cookie that marks a browser as one that signed in to this account. */
export function trustedDeviceCookie(secret: string, account: Account, now = Date.now()): string {
  const device = newToken()
  const issued = Math.floor(now / 1000).toString(36)
  return `${device}.${issued}.${sign(secret, account, device, issued).toString('base64url')}`
}

/** Returns the id of the browser when its cookie was set for this account and its current password; otherwise undefined. */
export function deviceOf(secret: string, account: Account, cookie: string | undefined, now = Date.now()): string | undefined {
  const [device = '', issued = '', signature = '', ...more] = cookie?.split('.') ?? []
  if (more.length > 0) return undefined
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(secret, account, device, issued)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(issued, 36) + TRUSTED_FOR_SECONDS > now / 1000 ? device : undefined
}
