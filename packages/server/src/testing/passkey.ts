import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { CallInput } from '@blockfront/contract'

/** A value of CBOR (RFC 8949), as far as WebAuthn needs it. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value)
  if (value < 256) return Buffer.of((major << 5) | 24, value)
  return Buffer.of((major << 5) | 25, value >> 8, value & 255)
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

interface Site {
  origin: string
  /** Hostname of the relying party. */
  rpId: string
  /** Whether the authenticator verified its user, for example by a fingerprint. True if left out. */
  isUserVerified?: boolean
}

/** An authenticator in software with one ES256 credential, for tests without a browser. */
export function createPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = ({ rpId, isUserVerified = true }: Site, flags = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.of(PRESENT | (isUserVerified ? VERIFIED : 0) | flags), count])
  }
  return {
    id,
    /** The response to the options of a registration. */
    register(options: Record<string, unknown>, site: Site): CallInput<'user.addPasskey'>['body']['response'] {
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const authData = Buffer.concat([
        authenticatorData(site, WITH_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.of(0, credentialId.length),
        credentialId,
        key,
      ])
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', String(options.challenge), site.origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    /** The response to the options of a sign-in or a confirmation. */
    sign(options: Record<string, unknown>, site: Site): CallInput<'auth.passkeyLogin'>['body']['response'] {
      const data = authenticatorData(site)
      const client = clientData('webauthn.get', String(options.challenge), site.origin)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
