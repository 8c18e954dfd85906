import type { CallInput, CallOutput } from '@blockfront/contract/client'

type Options = CallOutput<'auth.passkeyOptions'>['options']
type Assertion = CallInput<'auth.passkeyLogin'>['body']['response']
type Attestation = CallInput<'user.addPasskey'>['body']['response']

/** Whether this browser can create and use passkeys. (WebAuthn Level 3, 5.1.) */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

const asCredential = (credential: Credential | null): PublicKeyCredential => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser returned no passkey.')
  return credential
}

/** Asks for a passkey and returns its response. Rejects with `NotAllowedError` when the user cancels. */
export async function signWithPasskey(options: Options): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  const credential = asCredential(await navigator.credentials.get({ publicKey }))
  const { id, rawId, response } = credential.toJSON() as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Creates a passkey and returns its description. Rejects with `NotAllowedError` when the user cancels. */
export async function createPasskey(options: Options): Promise<Attestation> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  const credential = asCredential(await navigator.credentials.create({ publicKey }))
  const { id, rawId, response } = credential.toJSON() as RegistrationResponseJSON
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}

/** Whether the user canceled, or the browser gave up waiting: not an error to report. */
export const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError'
