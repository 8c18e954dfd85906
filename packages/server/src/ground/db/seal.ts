import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Format of a sealed value: version, key id, nonce, tag, ciphertext. */
const VERSION = 1
const [KEY_ID, NONCE, TAG] = [8, 12, 16]

/** A sealed value that cannot be opened: it was sealed with another secret of the server, or changed. */
export class SealError extends Error {
  readonly reason: 'other_key' | 'damaged'

  constructor(reason: SealError['reason'], options?: ErrorOptions) {
    super(reason === 'other_key' ? 'The value was encrypted with another secret.' : 'The encrypted value is damaged.', options)
    this.name = 'SealError'
    this.reason = reason
  }
}

/** Derives the key and its public id from the server's secret (HKDF, RFC 5869). */
function keyOf(secret: string): { key: Buffer; id: Buffer } {
  const derive = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', `blockfront/payment/${info}`, bytes))
  return { key: derive('key', 32), id: derive('key-id', KEY_ID) }
}

/**
 * Encrypts a value with AES-256-GCM (NIST SP 800-38D). `purpose` binds it to its place: a value that is copied to another row does not
 * open there. The key's id is part of the result, so that a server with several secrets can find the right one.
 */
export function seal(secret: string, purpose: string, value: string): Buffer {
  const { key, id } = keyOf(secret)
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
  const encrypted = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(VERSION), id, nonce, cipher.getAuthTag(), encrypted])
}

/** Decrypts a value of {@link seal}. Throws {@link SealError}. */
export function unseal(secret: string, purpose: string, sealed: Buffer): string {
  const { key, id } = keyOf(secret)
  const from = (start: number, length: number) => sealed.subarray(start, start + length)
  if (sealed[0] !== VERSION || sealed.length < 1 + KEY_ID + NONCE + TAG) throw new SealError('damaged')
  if (!from(1, KEY_ID).equals(id)) throw new SealError('other_key')
  const nonce = from(1 + KEY_ID, NONCE)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(from(1 + KEY_ID + NONCE, TAG))
    return Buffer.concat([decipher.update(sealed.subarray(1 + KEY_ID + NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch (error) {
    throw new SealError('damaged', { cause: error })
  }
}
