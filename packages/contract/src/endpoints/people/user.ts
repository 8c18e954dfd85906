import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { profile } from '../../entities/people/account.ts'
import { success } from '../../entities/success.ts'
import { email, newPassword, password, requiredText } from '../../values.ts'

/** Alternative to a recent confirmation (user.confirm), which accounts with two-factor authentication need. */
const passwordAgain = () => password().optional()

export const userEndpoints = {
  'user.getProfile': {
    route: 'GET /user/profile',
    access: 'session',
    summary: 'Get your profile',
    response: profile,
  },
  'user.updateProfile': {
    route: 'PUT /user/profile',
    access: 'session',
    summary: 'Update your name',
    body: z.object({ name: requiredText(120) }),
    response: profile,
  },
  'user.changePassword': {
    route: 'PUT /user/change-password',
    access: 'session',
    summary: 'Change your password; ends all other sessions and all links',
    body: z.object({ currentPassword: passwordAgain(), newPassword: newPassword() }),
    response: success,
    errors: { bad_credentials: true, confirmation_required: true },
  },
  'user.changeEmail': {
    route: 'PUT /user/change-email',
    access: 'session',
    summary: 'Request a change of your email address, to confirm from the new one',
    body: z.object({ email: email(), password: passwordAgain() }),
    response: success,
    errors: { bad_credentials: true, confirmation_required: true },
  },
  'user.delete': {
    route: 'DELETE /user',
    access: 'session',
    summary: 'Delete your account and the stores that only you own',
    body: z.object({ password: passwordAgain() }),
    response: success,
    errors: { bad_credentials: true, confirmation_required: true },
  },
} as const satisfies Record<string, Endpoint>
