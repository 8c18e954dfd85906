import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { success } from '../entities/success.ts'
import { email, id, requiredText, text } from '../values.ts'

/** The bot check's answer: Turnstile's token, or the solution of the server's own check. */
const turnstileToken = text(4096)

export const emailEndpoints = {
  'email.botCheck': {
    access: 'public',
    servedOn: 'any',
    summary: 'Which bot check a form has to pass',
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('turnstile'), siteKey: text(200) }),
      z.object({
        kind: z.literal('proof_of_work'),
        challenge: text(500),
        difficulty: z.int().min(0).max(32).describe('Leading zero bits that SHA-256 of "challenge.solution" must have.'),
      }),
    ]),
  },
  'email.platformContact': {
    access: 'public',
    summary: 'Write to the platform',
    body: z.object({
      name: requiredText(120),
      customerEmail: email(),
      subject: requiredText(200),
      message: requiredText(5000),
      turnstileToken,
    }),
    response: success,
    errors: { bot_check_failed: true },
  },
  'email.contact': {
    access: 'host',
    summary: 'Write to the store',
    body: z.object({
      name: requiredText(120),
      customerEmail: email(),
      subject: requiredText(200),
      message: requiredText(5000),
      storeId: id().optional(),
      turnstileToken,
    }),
    response: success,
    errors: { bot_check_failed: true },
  },
  'email.subscribe': {
    access: 'host',
    summary: 'Subscribe to the newsletter of the store; a known address gets the same answer',
    body: z.object({ email: email(), storeId: id().optional() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
