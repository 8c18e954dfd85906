import type { Config } from '../../../ground/config.ts'

/** Browsers accept a cookie with the prefix `__Host-` only over https, for one hostname and all of its paths. */
const cookieName = (name: 'session' | 'device' | 'shopper' | 'visitor', config: Config) =>
  config.secure ? `__Host-${name}` : name

function cookieOf(header: string | null | undefined, name: string): string | undefined {
  if (!header) return undefined
  const start = `${name}=`
  for (const part of header.split(';')) {
    const pair = part.trim()
    if (pair.startsWith(start)) return pair.slice(start.length) || undefined
  }
  return undefined
}

const setCookie = (name: string, value: string, seconds: number, sameSite: 'Lax' | 'Strict', config: Config) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${config.secure ? '; Secure' : ''}`

/** The session token that a request carries. */
export const sessionTokenOf = (header: string | null | undefined, config: Config) =>
  cookieOf(header, cookieName('session', config))

/** Set-Cookie value for a session that ends after `seconds` at the latest. */
export const sessionCookie = (token: string, seconds: number, config: Config) =>
  setCookie(cookieName('session', config), token, seconds, 'Lax', config)

/** The cookie of a browser that signed in before (trusted-device.ts). It survives signing out. */
export const deviceCookieOf = (header: string | null | undefined, config: Config) =>
  cookieOf(header, cookieName('device', config))

export const deviceCookie = (value: string, seconds: number, config: Config) =>
  setCookie(cookieName('device', config), value, seconds, 'Strict', config)

/** The session token of a customer, on a store's hostname. */
export const shopperTokenOf = (header: string | null | undefined, config: Config) =>
  cookieOf(header, cookieName('shopper', config))

/** Set-Cookie value for a customer's session that ends after `seconds`. */
export const shopperCookie = (token: string, seconds: number, config: Config) =>
  setCookie(cookieName('shopper', config), token, seconds, 'Lax', config)

/** The token of a visitor of a closed store (store/opening). */
export const visitorTokenOf = (header: string | null | undefined, config: Config) =>
  cookieOf(header, cookieName('visitor', config))

/**
 * Set-Cookie value for a visitor of a closed store. In a frame of another site, browsers accept only a cookie that is partitioned by that
 * site (CHIPS). They accept its Secure attribute on localhost too.
 */
export const visitorCookie = (token: string, seconds: number, config: Config, isFramed: boolean) =>
  isFramed
    ? `${cookieName('visitor', config)}=${token}; Path=/; HttpOnly; SameSite=None; Max-Age=${seconds}; Secure; Partitioned`
    : setCookie(cookieName('visitor', config), token, seconds, 'Lax', config)
