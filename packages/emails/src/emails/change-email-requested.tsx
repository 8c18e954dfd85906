import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { type AccountLink, sampleAccountLink } from './account-link.ts'

/** Sent to the current address when a change is requested. */
export const changeEmailRequested: EmailType<AccountLink> = {
  kind: 'change-email-requested',
  title: 'Change of email address requested',
  description: 'Sent to the current address when a change is requested.',
  recipient: 'account',
  sample: sampleAccountLink,
  subject: ({ messages }) => messages.changeEmailRequested.subject,
  View({ data, messages: { changeEmailRequested: texts } }) {
    return (
      <Layout>
        <Heading>{texts.subject}</Heading>
        <Text>{texts.intro}</Text>
        <Text>{texts.warning}</Text>
        <Button href={data.url}>{texts.choose}</Button>
      </Layout>
    )
  },
}
