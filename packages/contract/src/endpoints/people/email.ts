import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { success } from '../../entities/success.ts'
import { email, id, requiredText, text } from '../../values.ts'

/** Result of the bot check: Turnstile's token, or the solution of the proof of work. */
const turnstileToken = text(4096)

export const emailEndpoints = {
  'email.botCheck': {
    route: 'GET /email/bot-check',
    access: 'public',
    servedOn: 'any',
    summary: 'Get the bot check that a form must pass',
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
    route: 'POST /email/platform-contact-email',
    access: 'public',
    summary: 'Send a contact message to the platform',
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
    route: 'POST /email/send-contact-email',
    access: 'host',
    summary: 'Send a contact message to the store',
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
    route: 'POST /email/newsletter-subscribe',
    access: 'host',
    summary: 'Subscribe to the newsletter of the store; the response is the same for a subscribed address',
    body: z.object({ email: email(), storeId: id().optional() }),
    response: success,
  },
} as const satisfies Record<string, Endpoint>
