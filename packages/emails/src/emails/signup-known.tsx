import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Link, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'

export interface SignupKnown {
  logInUrl: string
  newPasswordUrl: string
}

/** Sent to the owner of an account when someone signs up again with its address. */
export const signupKnown: EmailType<SignupKnown> = {
  kind: 'signup-known',
  title: 'Account exists',
  description: 'Sent to the owner of an account when someone signs up again with its address.',
  recipient: 'account',
  sample: { logInUrl: 'https://blockfront.example/login', newPasswordUrl: 'https://blockfront.example/forgot-password' },
  subject: ({ messages }) => messages.signupKnown.subject,
  View({ data, messages: { signupKnown: texts } }) {
    return (
      <Layout>
        <Heading>{texts.subject}</Heading>
        <Text>{texts.intro}</Text>
        <Button href={data.logInUrl}>{texts.logIn}</Button>
        <Text>
          <Link href={data.newPasswordUrl}>{texts.choose}</Link>
        </Text>
      </Layout>
    )
  },
}
