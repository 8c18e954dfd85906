import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the previous address after a change, with a link that undoes it. */
export const emailChanged: EmailType<AccountLink> = {
  kind: 'email-changed',
  title: 'Email address changed',
  description: 'Sent to the previous address after a change, with a link that undoes it.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: ({ messages }) => messages.emailChanged.subject,
  View({ data, messages: { emailChanged: texts } }) {
    return (
      <Layout>
        <Heading>{texts.subject}</Heading>
        <Text>{texts.intro}</Text>
        <Text>{texts.expected}</Text>
        <Text>{texts.undo}</Text>
        <Button href={data.url}>{texts.undoAction}</Button>
        <Text>{texts.expiry}</Text>
      </Layout>
    )
  },
}
