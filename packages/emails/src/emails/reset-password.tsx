import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent when someone asks to choose a new password. */
export const resetPassword: EmailType<AccountLink> = {
  kind: 'reset-password',
  title: 'Reset password',
  description: 'Sent when someone asks to choose a new password.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: () => accountMessages.resetPasswordSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.resetPasswordSubject}</Heading>
        <Text>{accountMessages.resetPasswordIntro}</Text>
        <Button href={data.url}>{accountMessages.resetPasswordChoose}</Button>
        <Text>{accountMessages.resetPasswordExpiry}</Text>
      </Layout>
    )
  },
}
