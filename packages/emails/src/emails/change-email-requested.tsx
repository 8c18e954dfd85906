import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the current address when a change is requested. */
export const changeEmailRequested: EmailType<AccountLink> = {
  kind: 'change-email-requested',
  title: 'Change of email address requested',
  description: 'Sent to the current address when a change is requested.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: () => accountMessages.changeEmailRequestedSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.changeEmailRequestedSubject}</Heading>
        <Text>{accountMessages.changeEmailRequestedIntro}</Text>
        <Text>{accountMessages.changeEmailRequestedWarning}</Text>
        <Button href={data.url}>{accountMessages.changeEmailRequestedChoose}</Button>
      </Layout>
    )
  },
}
