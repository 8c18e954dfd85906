import { z } from 'zod'
import { id, text, time } from '../values.ts'

/** A message that a visitor sent with a store's contact form. */
export const contactMessage = z
  .object({
    messageId: id(),
    name: text(120),
    customerEmail: text(254),
    subject: text(200),
    message: text(5000),
    isRead: z.boolean(),
    createdAt: time(),
  })
  .meta({ id: 'ContactMessage' })

/** An email address on a store's newsletter list. */
export const subscriber = z.object({ subscriberId: id(), email: text(254), createdAt: time() }).meta({ id: 'Subscriber' })

export type ContactMessage = z.output<typeof contactMessage>
export type Subscriber = z.output<typeof subscriber>
