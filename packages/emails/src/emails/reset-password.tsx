import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent when someone asks to choose a new password. */
export const resetPassword: EmailType<AccountLink> = {
  kind: 'reset-password',
  title: 'Reset password',
  description: 'Sent when someone asks to choose a new password.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: ({ messages }) => messages.resetPassword.subject,
  View({ data, messages: { resetPassword: texts } }) {
    return (
      <Layout>
        <Heading>{texts.subject}</Heading>
        <Text>{texts.intro}</Text>
        <Button href={data.url}>{texts.choose}</Button>
        <Text>{texts.expiry}</Text>
      </Layout>
    )
  },
}
