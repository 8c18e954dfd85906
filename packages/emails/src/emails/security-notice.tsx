import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent after a change of the password. */
export const securityNotice: EmailType<AccountLink> = {
  kind: 'security-notice',
  title: 'Password changed',
  description: 'Sent after a change of the password.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: ({ messages }) => messages.securityNotice.subject,
  View({ data, messages: { securityNotice: texts } }) {
    return (
      <Layout>
        <Heading>{texts.subject}</Heading>
        <Text>{texts.intro}</Text>
        <Text>{texts.expected}</Text>
        <Text>{texts.warning}</Text>
        <Button href={data.url}>{texts.choose}</Button>
        <Text>{texts.check}</Text>
      </Layout>
    )
  },
}
