import type { ReactNode } from 'react'
import type { Brand } from './brand.ts'
import type { Messages } from './messages/languages.ts'
import type { Recipient } from './recipient.ts'

/** The data from which an email is rendered. */
export interface EmailProps<Data> {
  data: Data
  /** Its locale is that of the email's language. */
  brand: Brand
  /** Texts in the shopper's language. Emails to others are in English, with texts from `english/`. */
  messages: Messages
}

/**
 * An email type. Everything else follows from it: HTML, plain text, its entry in the dashboard with preview and test email, and the
 * tests that check its markup.
 */
export interface EmailType<Data> {
  /** Name in the outbox, such as `order-placed`. Never changes. */
  kind: string
  title: string
  /** When the email is sent, in one sentence. */
  description: string
  recipient: Recipient
  /** Whether a store can switch it off. */
  optional?: true
  /** Data of the preview and of test emails, in the email's language. */
  sample: Data | ((messages: Messages) => Data)
  subject(props: EmailProps<Data>): string
  /** Text that inboxes show after the subject. Default: the start of the email. */
  preview?(props: EmailProps<Data>): string
  /** The content, from the components of this package only, so that it has a text form too. */
  View(props: EmailProps<Data>): ReactNode
}
