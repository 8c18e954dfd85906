import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Link, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'

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
  subject: () => accountMessages.signupKnownSubject,
  View({ data }) {
    return (
      <Layout>
        <Heading>{accountMessages.signupKnownSubject}</Heading>
        <Text>{accountMessages.signupKnownIntro}</Text>
        <Button href={data.logInUrl}>{accountMessages.signupKnownSignIn}</Button>
        <Text>
          <Link href={data.newPasswordUrl}>{accountMessages.signupKnownChoose}</Link>
        </Text>
      </Layout>
    )
  },
}
