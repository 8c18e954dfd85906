import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import {
  accountSecurity,
  passkeyAssertion,
  passkeyAttestation,
  passkeyChallenge,
  passkeyId,
} from '../../entities/people/security.ts'
import { success } from '../../entities/success.ts'
import { id, password, requiredText, text, token } from '../../values.ts'

/** A TOTP code, or a recovery code. */
const code = () => z.string().trim().min(6, 'Enter the code.').max(40)
const recoveryCodes = z.object({ recoveryCodes: z.array(text(40)).max(20).describe('Shown once.') })
const confirmationRequired = { confirmation_required: true } as const

/** Two-factor authentication, passkeys and sessions of an account. */
export const securityEndpoints = {
  'auth.secondFactor': {
    route: 'POST /auth/second-factor',
    access: 'public',
    summary: 'Finish signing in with a code of the authenticator app or a recovery code',
    body: z.object({ token: token(), code: code() }),
    response: success,
    errors: { bad_credentials: true, token_invalid: true },
  },
  'auth.passkeyOptions': {
    route: 'POST /auth/passkey-options',
    access: 'public',
    summary: 'Start signing in with a passkey',
    response: passkeyChallenge,
  },
  'auth.passkeyLogin': {
    route: 'POST /auth/passkey-login',
    access: 'public',
    summary: 'Sign in with a passkey',
    description: 'A challenge works once, for 5 minutes. A passkey replaces the password and the second factor.',
    body: z.object({ token: token(), response: passkeyAssertion }),
    response: success,
    errors: { bad_credentials: true, token_invalid: true },
  },
  'user.security': {
    route: 'GET /user/security',
    access: 'session',
    summary: 'Get two-factor authentication, passkeys and sessions of your account',
    response: accountSecurity,
  },
  'user.confirm': {
    route: 'POST /user/confirm',
    access: 'session',
    summary: 'Confirm your identity with the password, and with a code where two-factor authentication is on',
    description:
      'Sensitive changes require a confirmation in this session within the last 10 minutes and respond with `confirmation_required` otherwise. An account with two-factor authentication and without a code gets 400 with an error for `code`.',
    body: z.object({ password: password(), code: code().optional() }),
    response: success,
    errors: { bad_credentials: true },
  },
  'user.confirmOptions': {
    route: 'POST /user/confirm-options',
    access: 'session',
    summary: 'Start a confirmation with a passkey',
    response: passkeyChallenge,
  },
  'user.confirmWithPasskey': {
    route: 'POST /user/confirm-with-passkey',
    access: 'session',
    summary: 'Confirm your identity with a passkey of your account',
    body: z.object({ token: token(), response: passkeyAssertion }),
    response: success,
    errors: { bad_credentials: true, token_invalid: true },
  },
  'user.startTotp': {
    route: 'POST /user/start-totp',
    access: 'session',
    summary: 'Start two-factor authentication with a new secret for an authenticator app',
    response: z.object({ secret: text(64), uri: text(500).describe('For a QR code (otpauth://).') }),
    errors: { ...confirmationRequired, conflict: true },
  },
  'user.enableTotp': {
    route: 'POST /user/enable-totp',
    access: 'session',
    summary: 'Turn on two-factor authentication with a code of the authenticator app; returns ten recovery codes',
    body: z.object({ code: code() }),
    response: recoveryCodes,
    errors: { ...confirmationRequired, bad_credentials: true, conflict: true },
  },
  'user.disableTotp': {
    route: 'POST /user/disable-totp',
    access: 'session',
    summary: 'Turn off two-factor authentication',
    response: success,
    errors: confirmationRequired,
  },
  'user.newRecoveryCodes': {
    route: 'POST /user/new-recovery-codes',
    access: 'session',
    summary: 'Replace the recovery codes',
    response: recoveryCodes,
    errors: { ...confirmationRequired, conflict: true },
  },
  'user.passkeyOptions': {
    route: 'POST /user/passkey-options',
    access: 'session',
    summary: 'Start adding a passkey',
    response: passkeyChallenge,
    errors: { ...confirmationRequired, conflict: true },
  },
  'user.addPasskey': {
    route: 'POST /user/add-passkey',
    access: 'session',
    summary: 'Add a passkey to your account',
    body: z.object({ token: token(), name: requiredText(80), response: passkeyAttestation }),
    response: success,
    errors: { ...confirmationRequired, bad_credentials: true, token_invalid: true },
  },
  'user.renamePasskey': {
    route: 'PUT /user/rename-passkey',
    access: 'session',
    summary: 'Rename a passkey',
    body: z.object({ passkeyId: passkeyId(), name: requiredText(80) }),
    response: success,
    errors: { not_found: true },
  },
  'user.removePasskey': {
    route: 'DELETE /user/remove-passkey',
    access: 'session',
    summary: 'Remove a passkey from your account',
    body: z.object({ passkeyId: passkeyId() }),
    response: success,
    errors: { ...confirmationRequired, not_found: true },
  },
  'user.endSession': {
    route: 'DELETE /user/end-session',
    access: 'session',
    summary: 'Sign out one of your sessions',
    body: z.object({ sessionId: id() }),
    response: success,
    errors: { not_found: true },
  },
  'user.endOtherSessions': {
    route: 'DELETE /user/end-other-sessions',
    access: 'session',
    summary: 'Sign out all other sessions of your account',
    response: success,
  },
} as const satisfies Record<string, Endpoint>
