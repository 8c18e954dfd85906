import type { ContactMessage } from '../emails/contact-message.ts'
import { ownerMessages } from '../english/owners.ts'
import { Details } from './Details.tsx'
import { Layout } from './Layout.tsx'
import { Heading, Quote, Text } from './text.tsx'

/** A message from a contact form. `about` warns that the sender is unknown. */
export function VisitorMessage({ about, message }: { about: string; message: ContactMessage }) {
  return (
    <Layout>
      <Heading>{ownerMessages.contactHeading}</Heading>
      <Text>{about}</Text>
      <Details label={ownerMessages.contactName} lines={[message.name]} />
      <Details label={ownerMessages.contactEmail} lines={[message.email]} />
      <Quote text={message.message} />
    </Layout>
  )
}
