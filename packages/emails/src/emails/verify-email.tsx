import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent after signing up. */
export const verifyEmail: EmailType<AccountLink> = {
  kind: 'verify-email',
  title: 'Confirm email address',
  description: 'Sent after signing up.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: ({ messages }) => messages.verifyEmail.subject,
  View({ data, messages: { verifyEmail: texts } }) {
    return (
      <Layout>
        <Heading>{texts.subject}</Heading>
        <Text>{texts.intro}</Text>
        <Button href={data.url}>{texts.confirm}</Button>
        <Text>{texts.expiry}</Text>
      </Layout>
    )
  },
}
