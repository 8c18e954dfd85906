import { VisitorMessage } from '../components/VisitorMessage.tsx'
import type { EmailType } from '../email-type.ts'
import { ownerMessages } from '../english/owners.ts'
import { type ContactMessage, sampleMessage } from './contact-message.ts'

/** A message that a visitor wrote to a store. */
export const contact: EmailType<ContactMessage> = {
  kind: 'contact',
  title: 'Contact message',
  description: 'Sent when a visitor uses the contact form of your online store. Replies go to the visitor.',
  recipient: 'owner',
  sample: sampleMessage,
  subject: ({ data }) => ownerMessages.contactSubject({ subject: data.subject }),
  View: ({ data, brand }) => <VisitorMessage about={ownerMessages.contactAboutStore({ store: brand.name })} message={data} />,
}
