import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the address that lost an account because its owner restored an earlier one. */
export const emailChangeUndone: EmailType<AccountLink> = {
  kind: 'email-change-undone',
  title: 'Change of email address undone',
  description: 'Sent to the address that lost an account because its owner restored an earlier one.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: () => accountMessages.emailChangeUndoneSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.emailChangeUndoneSubject}</Heading>
        <Text>{accountMessages.emailChangeUndoneIntro}</Text>
        <Text>{accountMessages.emailChangeUndoneWarning}</Text>
        <Button href={data.url}>{accountMessages.emailChangeUndoneContact}</Button>
      </Layout>
    )
  },
}
