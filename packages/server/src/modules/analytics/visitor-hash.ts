import { createHmac } from 'node:crypto'

/** Bytes of a hash: enough that two visitors of a day never share one, and no more. */
const LENGTH = 16

/** Longer ones are cut. Characters. */
const MAX_USER_AGENT = 500

/**
 * The hash that makes a visitor count once a day. Its salt is random and deleted after the day. Without it, the address and the browser cannot
 * be found from the hash, and hashes of two days or two stores cannot be compared. `client` is a key of `rateLimitKey`, which has only the
 * network of an IPv6 address.
 */
export const visitorHash = (salt: Buffer, { client, userAgent }: { client: string; userAgent: string }): Buffer =>
  createHmac('sha256', salt)
    .update(`${client}\n${userAgent.slice(0, MAX_USER_AGENT)}`)
    .digest()
    .subarray(0, LENGTH)
