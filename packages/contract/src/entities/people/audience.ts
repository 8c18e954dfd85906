import { z } from 'zod'
import { id, text, time } from '../../values.ts'

/** A message from a store's contact form. */
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

/** A subscriber of a store's newsletter. */
export const subscriber = z.object({ subscriberId: id(), email: text(254), createdAt: time() }).meta({ id: 'Subscriber' })

export type ContactMessage = z.output<typeof contactMessage>
export type Subscriber = z.output<typeof subscriber>
