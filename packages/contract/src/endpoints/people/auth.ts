import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { authStatus } from '../../entities/people/account.ts'
import { success } from '../../entities/success.ts'
import { email, newPassword, password, requiredText, token } from '../../values.ts'

export const authEndpoints = {
  'auth.checkAuth': {
    route: 'GET /auth/check-auth',
    access: 'session',
    summary: 'Get the signed-in account and the selected store',
    description:
      'Responds with 401 and redirectTo /login without a session, and 401 and /verify-email while the email address is unverified. It never redirects to the screen that calls it.',
    query: z.object({ screen: z.enum(['billing', 'verify-email', 'choose-store']).optional() }),
    response: authStatus,
    errors: { unauthenticated: true, email_unverified: true },
  },
  'auth.signup': {
    route: 'POST /auth/signup',
    access: 'public',
    summary: 'Create an account and sign in',
    description:
      'Sends a link that confirms the email address. If the address already has an account, the response is the same, its owner gets an email instead, and no session starts.',
    body: z.object({ name: requiredText(120), email: email(), password: newPassword() }),
    response: success,
  },
  'auth.login': {
    route: 'POST /auth/login',
    access: 'public',
    summary: 'Sign in',
    description:
      'For an account with two-factor authentication, no session starts yet. The response then has a token for auth.secondFactor, valid for 10 minutes.',
    body: z.object({ email: email(), password: password() }),
    response: success.extend({ secondFactor: token().optional() }),
    errors: { bad_credentials: true },
  },
  'auth.logout': {
    route: 'POST /auth/logout',
    access: 'public',
    summary: 'End the session on the server',
    response: success,
  },
  'auth.forgotPassword': {
    route: 'POST /auth/forgot-password',
    access: 'public',
    summary: 'Send a link to set a new password; the response is the same for unknown addresses',
    body: z.object({ email: email() }),
    response: success,
  },
  'auth.resetPassword': {
    route: 'POST /auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the token of a link; ends all sessions and all other links',
    body: z.object({ token: token(), password: newPassword() }),
    response: success,
    errors: { token_invalid: true },
  },
  'auth.verifyEmail': {
    route: 'POST /auth/verify-email',
    access: 'public',
    summary: 'Confirm an email address with the token of a link',
    description:
      'Ends all sessions and all other links of the account, except for the session of the calling browser, which gets a new cookie. Without a session of the account, the call needs a new password, because another person may have signed up with the address: it responds with `password_required`, and the link stays valid. After a change of the email address, the previous address gets a link for auth.undoEmailChange.',
    body: z.object({
      token: token(),
      password: newPassword().optional().describe('New password. Ignored with a session of the account.'),
    }),
    response: success,
    errors: { token_invalid: true, password_required: true },
  },
  'auth.undoEmailChange': {
    route: 'POST /auth/undo-email-change',
    access: 'public',
    summary: 'Restore the previous email address with the token of the link that it received',
    description:
      'The link works once, for 72 hours. Ends all sessions, all newer links and the password. Set a new password with auth.resetPassword and the returned token. Responds with 409 if another account has confirmed the address since.',
    body: z.object({ token: token() }),
    response: z.object({ passwordToken: token() }),
    errors: { token_invalid: true, conflict: true },
  },
  'auth.resendVerification': {
    route: 'POST /auth/resend-verification',
    access: 'session',
    summary: 'Send the confirmation link again',
    response: success,
  },
} as const satisfies Record<string, Endpoint>
