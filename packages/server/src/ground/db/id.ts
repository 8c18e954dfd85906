import { createHash, randomBytes } from 'node:crypto'

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new record id: 20 letters of Crockford's base 32, 100 random bits, unique over all stores and tables. */
export function newId(): string {
  let id = ''
  for (const byte of randomBytes(20)) id += letters[byte & 31]
  return id
}

/** An unguessable token for a cookie or a link: 256 random bits, URL-safe. Only its {@link hashToken} is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token. Tokens are random, so a fast hash is enough; passwords take argon2. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
