import { Layout } from '../components/Layout.tsx'
import { Code, Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'

export interface AccountCode {
  /** Six digits. */
  code: string
  /** Minutes until the code expires. */
  minutes: number
}

/** The code with which a customer signs in. */
export const accountCode: EmailType<AccountCode> = {
  kind: 'account-code',
  title: 'Sign-in code',
  description: 'Sent when a customer signs in to an account of your online store.',
  recipient: 'shopper',
  sample: { code: '482913', minutes: 10 },
  subject: ({ data, brand, messages }) => messages.accountCodeSubject({ code: data.code, store: brand.name }),
  View({ data, brand, messages }) {
    return (
      <Layout>
        <Heading>{messages.accountCodeHeading({ store: brand.name })}</Heading>
        <Code>{data.code}</Code>
        <Text>{messages.accountCodeValidity({ count: data.minutes })}</Text>
        <Text>{messages.accountCodeWarning}</Text>
      </Layout>
    )
  },
}
