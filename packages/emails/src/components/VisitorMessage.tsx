import type { ContactMessage } from '../emails/contact-message.ts'
import { useRendering } from '../rendering.ts'
import { Details } from './Details.tsx'
import { Layout } from './Layout.tsx'
import { Heading, Quote, Text } from './text.tsx'

/** A message from a contact form. `about` warns that the sender is unknown. */
export function VisitorMessage({ about, message }: { about: string; message: ContactMessage }) {
  const { contact } = useRendering().messages
  return (
    <Layout>
      <Heading>{contact.heading}</Heading>
      <Text>{about}</Text>
      <Details label={contact.name} lines={[message.name]} />
      <Details label={contact.email} lines={[message.email]} />
      <Quote text={message.message} />
    </Layout>
  )
}
