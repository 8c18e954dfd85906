import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the new address when a change of address is requested. */
export const changeEmail: EmailType<AccountLink> = {
  kind: 'change-email',
  title: 'Confirm new email address',
  description: 'Sent to the new address when a change of address is requested.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: ({ messages }) => messages.changeEmail.subject,
  View({ data, messages: { changeEmail: texts } }) {
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
