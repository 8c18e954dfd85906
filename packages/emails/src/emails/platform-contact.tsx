import { VisitorMessage } from '../components/VisitorMessage.tsx'
import type { EmailType } from '../email-type.ts'
import { ownerMessages } from '../english/owners.ts'
import { type ContactMessage, sampleMessage } from './contact-message.ts'

/** A message that a visitor wrote to the operator of the platform. */
export const platformContact: EmailType<ContactMessage> = {
  kind: 'platform-contact',
  title: 'Contact message to the platform',
  description: 'Sent when a visitor uses the contact form of the platform.',
  recipient: 'operator',
  sample: sampleMessage,
  subject: ({ data }) => ownerMessages.contactSubject({ subject: data.subject }),
  View: ({ data }) => <VisitorMessage about={ownerMessages.contactAboutPlatform} message={data} />,
}
