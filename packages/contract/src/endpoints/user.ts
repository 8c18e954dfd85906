import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { profile } from '../entities/account.ts'
import { success } from '../entities/success.ts'
import { email, newPassword, password, requiredText } from '../values.ts'

export const userEndpoints = {
  'user.getProfile': { access: 'session', summary: 'Get your profile', response: profile },
  'user.updateProfile': {
    access: 'session',
    summary: 'Update your name',
    body: z.object({ name: requiredText(120) }),
    response: profile,
  },
  'user.changePassword': {
    access: 'session',
    summary: 'Change your password; ends all other sessions and all links',
    body: z.object({ currentPassword: password(), newPassword: newPassword() }),
    response: success,
    errors: { bad_credentials: true },
  },
  'user.changeEmail': {
    access: 'session',
    summary: 'Request a change of your email address, to confirm from the new one',
    body: z.object({ email: email(), password: password() }),
    response: success,
    errors: { bad_credentials: true },
  },
  'user.delete': {
    access: 'session',
    summary: 'Delete your account and the stores that only you own',
    body: z.object({ password: password() }),
    response: success,
    errors: { bad_credentials: true },
  },
} as const satisfies Record<string, Endpoint>
