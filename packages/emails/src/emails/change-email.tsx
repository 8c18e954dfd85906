import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the new address when a change of address is requested. */
export const changeEmail: EmailType<AccountLink> = {
  kind: 'change-email',
  title: 'Confirm new email address',
  description: 'Sent to the new address when a change of address is requested.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: () => accountMessages.changeEmailSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.changeEmailSubject}</Heading>
        <Text>{accountMessages.changeEmailIntro}</Text>
        <Button href={data.url}>{accountMessages.changeEmailConfirm}</Button>
        <Text>{accountMessages.changeEmailExpiry}</Text>
      </Layout>
    )
  },
}
