import { z } from 'zod'
import { count, id, text, time } from '../../values.ts'

/** Base64url text of WebAuthn. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)

export const passkeyId = () => base64url(1400)

/** A WebAuthn assertion, as `PublicKeyCredential.toJSON()` returns it. Other members are ignored. */
export const passkeyAssertion = z.object({
  id: passkeyId(),
  rawId: passkeyId(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(4_000),
    userHandle: base64url(200).nullish(),
  }),
})

/** A new WebAuthn credential, as `PublicKeyCredential.toJSON()` returns it. Other members are ignored. */
export const passkeyAttestation = z.object({
  id: passkeyId(),
  rawId: passkeyId(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(40_000),
    transports: z.array(text(20)).max(10).optional(),
  }),
})

/** Options for `navigator.credentials`, and the token that the response has to repeat. */
export const passkeyChallenge = z.object({
  token: text(200),
  options: z.record(z.string(), z.unknown()).describe('For PublicKeyCredential.parse…OptionsFromJSON.'),
})

/** How an account signs in, and where it is signed in. */
export const accountSecurity = z
  .object({
    totp: z
      .object({ enabledAt: time(), recoveryCodesLeft: count(100) })
      .nullable()
      .describe('Null when it is off.'),
    passkeys: z
      .array(z.object({ passkeyId: passkeyId(), name: text(80), createdAt: time(), lastUsedAt: time().nullable() }))
      .max(100),
    sessions: z
      .array(
        z.object({
          sessionId: id(),
          device: text(120).describe('Browser and operating system, such as "Chrome on Windows".'),
          network: text(60).describe('Network of the last use, such as 203.0.113.0/24.'),
          country: text(2).describe('Country of the last use (ISO 3166-1), if a proxy sends it; otherwise empty.'),
          createdAt: time(),
          lastUsedAt: time().describe('Accurate to five minutes.'),
          isCurrent: z.boolean(),
        }),
      )
      .max(1000),
  })
  .meta({ id: 'AccountSecurity' })

export type AccountSecurity = z.output<typeof accountSecurity>
