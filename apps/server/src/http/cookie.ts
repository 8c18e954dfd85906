import type { Config } from '../config.ts'

/** Browsers accept a `__Host-` cookie only from https, for exactly one host and the whole of it. */
const cookieName = (config: Config) => (config.secure ? '__Host-session' : 'session')

/** The session token that a request carries. */
export function sessionTokenOf(header: string | null | undefined, config: Config): string | undefined {
  if (!header) return undefined
  const start = `${cookieName(config)}=`
  for (const part of header.split(';')) {
    const pair = part.trim()
    if (pair.startsWith(start)) return pair.slice(start.length) || undefined
  }
  return undefined
}

/** Set-Cookie for a session that ends at the latest after `seconds`. */
export const sessionCookie = (token: string, seconds: number, config: Config) =>
  `${cookieName(config)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${config.secure ? '; Secure' : ''}`

export const clearedSessionCookie = (config: Config) => sessionCookie('', 0, config)
