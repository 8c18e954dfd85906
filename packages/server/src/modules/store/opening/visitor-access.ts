import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HostnameEntry } from '../../../ground/cache/hostnames.ts'
import type { Config } from '../../../ground/config.ts'
import { visitorCookie, visitorTokenOf } from '../../account/index.ts'

/** A store as its access is decided. */
type Opening = Pick<HostnameEntry, 'storeId' | 'isOpen' | 'visitorPassword'>

/** How long a browser keeps access to a closed store. Seconds. */
const COOKIE_SECONDS = 30 * 24 * 3600

/** How long a link from the dashboard is valid. Seconds. */
const LINK_SECONDS = 300

const sign = ({ secret }: Pick<Config, 'secret'>, text: string) =>
  createHmac('sha256', secret).update(`store-visit/${text}`).digest('base64url')

/** The password is part of the signature, so that a new password ends the access of everyone who had the old one. */
const accessToken = (config: Pick<Config, 'secret'>, { storeId, visitorPassword }: Opening) =>
  sign(config, `access/${storeId}/${visitorPassword}`)

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether a request may see a store: the store is open, or the browser has the cookie of its current password. */
export function mayVisit(config: Config, store: Opening, cookies: string | null | undefined): boolean {
  if (store.isOpen) return true
  const token = visitorTokenOf(cookies, config)
  return token !== undefined && isEqual(token, accessToken(config, store))
}

/** Set-Cookie value that gives a browser access to a closed store. `isFramed`: for the preview in a frame of the dashboard only. */
export const visitorAccessCookie = (config: Config, store: Opening, isFramed: boolean): string =>
  visitorCookie(accessToken(config, store), COOKIE_SECONDS, config, isFramed)

/** Returns the token of a link that opens a closed store for a signed-in member. It is valid for five minutes. */
export function visitLinkToken(config: Pick<Config, 'secret'>, storeId: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + LINK_SECONDS
  return `${expires}.${sign(config, `link/${storeId}/${expires}`)}`
}

/** Whether a token of {@link visitLinkToken} is for this store and has not expired. */
export function isVisitLinkValid(config: Pick<Config, 'secret'>, storeId: string, token: string, now = Date.now()): boolean {
  const [expires = '', signature = ''] = token.split('.')
  return isEqual(signature, sign(config, `link/${storeId}/${expires}`)) && Number(expires) * 1000 > now
}
