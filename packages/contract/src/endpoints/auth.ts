import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { authStatus } from '../entities/account.ts'
import { success } from '../entities/success.ts'
import { email, newPassword, password, requiredText, token } from '../values.ts'

export const authEndpoints = {
  'auth.checkAuth': {
    access: 'session',
    summary: 'Who is signed in, and which store is selected',
    description:
      'Answers 401 with redirectTo /login without a session, 401 with /verify-email while the address is unverified, and 402 with /billing when trial and plan have ended. The asking screen is never sent to itself.',
    query: z.object({ screen: z.enum(['billing', 'verify-email', 'choose-store']).optional() }),
    response: authStatus,
    errors: { unauthenticated: true, email_unverified: true, plan_required: true },
  },
  'auth.signup': {
    access: 'public',
    summary: 'Create an account and sign in',
    description:
      'Sends a link that confirms the address. With an address that has an account, the answer is the same and its owner gets a mail instead; no session starts then.',
    body: z.object({ name: requiredText(120), email: email(), password: newPassword() }),
    response: success,
  },
  'auth.login': {
    access: 'public',
    summary: 'Sign in',
    body: z.object({ email: email(), password: password() }),
    response: success,
    errors: { bad_credentials: true },
  },
  'auth.logout': { access: 'public', summary: 'End the session on the server', response: success },
  'auth.forgotPassword': {
    access: 'public',
    summary: 'Send a link to choose a new password; the answer never tells whether the address is known',
    body: z.object({ email: email() }),
    response: success,
  },
  'auth.resetPassword': {
    access: 'public',
    summary: 'Choose a new password by the link; ends all sessions and all other links',
    body: z.object({ token: token(), password: newPassword() }),
    response: success,
    errors: { token_invalid: true },
  },
  'auth.verifyEmail': {
    access: 'public',
    summary: 'Confirm an address by the link of signup or of a change of address',
    description:
      'A change of address ends all sessions and all other links of the account. Only a session of the calling browser continues, under a new cookie. The previous address gets a link for auth.undoEmailChange.',
    body: z.object({ token: token() }),
    response: success,
    errors: { token_invalid: true },
  },
  'auth.undoEmailChange': {
    access: 'public',
    summary: 'Restore the previous email address by the link that it received when it was changed',
    description:
      'The link works once, for 72 hours. Ends all sessions, all newer links and the password. Choose a new one with auth.resetPassword and the returned token. Answers 409 when another account has confirmed the address since.',
    body: z.object({ token: token() }),
    response: z.object({ passwordToken: token() }),
    errors: { token_invalid: true, conflict: true },
  },
  'auth.resendVerification': { access: 'session', summary: 'Send the confirmation link again', response: success },
} as const satisfies Record<string, Endpoint>
