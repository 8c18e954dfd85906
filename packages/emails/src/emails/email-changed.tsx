import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the previous address after a change, with a link that undoes it. */
export const emailChanged: EmailType<AccountLink> = {
  kind: 'email-changed',
  title: 'Email address changed',
  description: 'Sent to the previous address after a change, with a link that undoes it.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: () => accountMessages.emailChangedSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.emailChangedSubject}</Heading>
        <Text>{accountMessages.emailChangedIntro}</Text>
        <Text>{accountMessages.emailChangedExpected}</Text>
        <Text>{accountMessages.emailChangedUndo}</Text>
        <Button href={data.url}>{accountMessages.emailChangedUndoAction}</Button>
        <Text>{accountMessages.emailChangedExpiry}</Text>
      </Layout>
    )
  },
}
