import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the address that lost an account because its owner restored an earlier one. */
export const emailChangeUndone: EmailType<AccountLink> = {
  kind: 'email-change-undone',
  title: 'Change of email address undone',
  description: 'Sent to the address that lost an account because its owner restored an earlier one.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: ({ messages }) => messages.emailChangeUndone.subject,
  View({ data, messages: { emailChangeUndone: texts } }) {
    return (
      <Layout>
        <Heading>{texts.subject}</Heading>
        <Text>{texts.intro}</Text>
        <Text>{texts.warning}</Text>
        <Button href={data.url}>{texts.contact}</Button>
      </Layout>
    )
  },
}
