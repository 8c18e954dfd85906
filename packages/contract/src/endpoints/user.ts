import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { profile } from '../entities/account.ts'
import { success } from '../entities/success.ts'
import { email, newPassword, password, requiredText } from '../values.ts'

export const userEndpoints = {
  'user.getProfile': { access: 'session', summary: 'The own profile', response: profile },
  'user.updateProfile': {
    access: 'session',
    summary: 'Change the own name',
    body: z.object({ name: requiredText(120) }),
    response: profile,
  },
  'user.changePassword': {
    access: 'session',
    summary: 'Change the password; ends all other sessions and all links',
    body: z.object({ currentPassword: password(), newPassword: newPassword() }),
    response: success,
    errors: { bad_credentials: true },
  },
  'user.changeEmail': {
    access: 'session',
    summary: 'Ask for a change of address, confirmed from the new one',
    body: z.object({ email: email(), password: password() }),
    response: success,
    errors: { bad_credentials: true },
  },
  'user.delete': {
    access: 'session',
    summary: 'Delete the own account, with the stores that nobody else owns',
    body: z.object({ password: password() }),
    response: success,
    errors: { bad_credentials: true },
  },
} as const satisfies Record<string, Endpoint>
