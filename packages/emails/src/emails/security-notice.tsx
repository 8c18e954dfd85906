import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent after a change of the password. */
export const securityNotice: EmailType<AccountLink> = {
  kind: 'security-notice',
  title: 'Password changed',
  description: 'Sent after a change of the password.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: () => accountMessages.securityNoticeSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.securityNoticeSubject}</Heading>
        <Text>{accountMessages.securityNoticeIntro}</Text>
        <Text>{accountMessages.securityNoticeExpected}</Text>
        <Text>{accountMessages.securityNoticeWarning}</Text>
        <Button href={data.url}>{accountMessages.securityNoticeChoose}</Button>
        <Text>{accountMessages.securityNoticeCheck}</Text>
      </Layout>
    )
  },
}
