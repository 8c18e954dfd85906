import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent after signing up. */
export const verifyEmail: EmailType<AccountLink> = {
  kind: 'verify-email',
  title: 'Confirm email address',
  description: 'Sent after signing up.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: () => accountMessages.verifyEmailSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.verifyEmailSubject}</Heading>
        <Text>{accountMessages.verifyEmailIntro}</Text>
        <Button href={data.url}>{accountMessages.verifyEmailConfirm}</Button>
        <Text>{accountMessages.verifyEmailExpiry}</Text>
      </Layout>
    )
  },
}
