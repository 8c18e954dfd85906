import type { HandlerOutput } from '@blockfront/contract'
import type { UserContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { queueAccountChangeEmail } from '../account-emails.ts'
import { consumeChallenge, startChallenge } from '../challenge.ts'
import { requireConfirmation } from '../identity/confirmation.ts'
import { passkeysOf } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { webAuthn } from './web-authn.ts'

const MAX_PASSKEYS = 20

/**
 * EdDSA, ES256 and RS256 (IANA, COSE Algorithms), which cover every authenticator in use. The library's default asks the runtime for ML-DSA-44
 * first, an experimental feature of Node that prints a warning.
 */
const ALGORITHMS = [-8, -7, -257]

/** Starts adding a passkey. Throws `confirmation_required`, and `conflict` for an account with 20 passkeys. */
export async function passkeyOptions({ db, config, session }: UserContext): Promise<HandlerOutput<'user.passkeyOptions'>> {
  requireConfirmation(session)
  const { userId, email, name } = session
  const existing = await passkeysOf(db, userId)
  if (existing.length >= MAX_PASSKEYS)
    throw appError('conflict', { message: `An account can have up to ${MAX_PASSKEYS} passkeys. Remove one to add another.` })
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Blockfront',
    rpID: relyingParty(config).id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const token = await startChallenge(db, { purpose: 'passkey-add', userId, challenge: options.challenge })
  return { token, options: { ...options } }
}

const REJECTED = 'This passkey could not be added. Try again.'

/** Adds a passkey and reports it by email. Throws `confirmation_required`, `token_invalid`, and `bad_credentials` for a wrong attestation. */
export async function addPasskey({ db, config, session }: UserContext, { token, name, response }: Body<'user.addPasskey'>) {
  requireConfirmation(session)
  const expectedChallenge = await consumeChallenge(db, token, 'passkey-add', session.userId)
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(config)
  const { transports, ...attestation } = response.response
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: attestation, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw appError('bad_credentials', { message: REJECTED, cause })
  })
  if (!verified.verified) throw appError('bad_credentials', { message: REJECTED })
  const { credential } = verified.registrationInfo
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        user_id: session.userId,
        name,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: transports ?? [],
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Another account may have registered the credential's id.
    if (!added) throw appError('bad_credentials', { message: REJECTED })
    await queueAccountChangeEmail(trx, config, session.email, 'passkey-added')
  })
  return { ok: true as const }
}
