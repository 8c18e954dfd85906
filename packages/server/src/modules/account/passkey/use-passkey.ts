import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { RequestContext, ServerContext, UserContext } from '../../../ground/context.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { consumeChallenge, startChallenge } from '../challenge.ts'
import { setConfirmed } from '../identity/confirmation.ts'
import { replaceSession, trustDevice } from '../session/browser-session.ts'
import { startSessionOf } from '../session/start-session-of.ts'
import { passkeysOf } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { webAuthn } from './web-authn.ts'

type Assertion = Body<'auth.passkeyLogin'>['response']
type Options = HandlerOutput<'auth.passkeyOptions'>

/** Starts a sign-in with a passkey. The browser offers all passkeys of this hostname, so no account is named. */
export async function signInOptions({ db, config }: ServerContext): Promise<Options> {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID: relyingParty(config).id, userVerification: 'required' })
  return {
    token: await startChallenge(db, { purpose: 'passkey-sign-in', challenge: options.challenge }),
    options: { ...options },
  }
}

/** Starts a confirmation with a passkey of the account. */
export async function confirmOptions({ db, config, session: { userId } }: UserContext): Promise<Options> {
  const passkeys = await passkeysOf(db, userId)
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ id }) => ({ id })),
  })
  const token = await startChallenge(db, { purpose: 'passkey-confirm', userId, challenge: options.challenge })
  return { token, options: { ...options } }
}

const REJECTED = 'This passkey is not accepted. Use another one or your password.'
const rejected = (cause?: unknown) => appError('bad_credentials', { message: REJECTED, cause })

/**
 * Verifies the response of a passkey to a challenge and returns its account. Stores the counter, which has to grow for authenticators
 * that have one (WebAuthn, 6.1.1). Throws `bad_credentials`.
 */
async function verifyPasskey({ db, config }: ServerContext, response: Assertion, expectedChallenge: string) {
  const passkey = await db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.public_key', 'p.counter', 'u.password_hash'])
    .where('p.id', '=', response.id)
    .executeTakeFirst()
  if (!passkey) throw rejected()
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(config)
  const { userHandle, ...credential } = response.response
  const counter = Number(passkey.counter)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: { ...credential, ...(userHandle && { userHandle }) }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter },
  }).catch((cause: unknown) => {
    throw rejected(cause)
  })
  if (!verified) throw rejected()
  await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: sql<Date>`now()` })
    .where('id', '=', passkey.id)
    .execute()
  return { id: passkey.user_id, password_hash: passkey.password_hash }
}

/** Starts a session with a passkey. Throws `token_invalid` and `bad_credentials`. */
export async function signInWithPasskey(context: ServerContext & RequestContext, { token, response }: Body<'auth.passkeyLogin'>) {
  const challenge = await consumeChallenge(context.db, token, 'passkey-sign-in', null)
  const account = await verifyPasskey(context, response, challenge)
  await replaceSession(context, await startSessionOf(context, account))
  trustDevice(context, account)
  return { ok: true as const }
}

/** Confirms the session with a passkey of its account. Throws `token_invalid` and `bad_credentials`. */
export async function confirmWithPasskey(context: UserContext, { token, response }: Body<'user.confirmWithPasskey'>) {
  const { db, session } = context
  const challenge = await consumeChallenge(db, token, 'passkey-confirm', session.userId)
  const account = await verifyPasskey(context, response, challenge)
  if (account.id !== session.userId) throw rejected()
  await setConfirmed(db, session)
  return { ok: true as const }
}
