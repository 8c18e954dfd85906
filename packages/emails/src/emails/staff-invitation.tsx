import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'

/** The name of the store is the only text that the sender chose: anyone can invite the address of another person. */
export interface StaffInvitationData {
  /** Name of the store; its hostname if the name could mislead the recipient. */
  name: string
  /** Hostname of the store. */
  store: string
  /** Confirmed email address of the sender. */
  inviter: string
  role: 'manager' | 'fulfillment'
  url: string
}

/** Sent to a person who is invited to work on a store. */
export const staffInvitation: EmailType<StaffInvitationData> = {
  kind: 'staff-invitation',
  title: 'Invitation to a store',
  description: 'Sent to a person who is invited to work on a store.',
  recipient: 'account',
  sample: {
    name: 'Harbour Ceramics',
    store: 'harbour-ceramics.blockfront.example',
    inviter: 'ada@example.com',
    role: 'manager',
    url: 'https://blockfront.example/invitation?token=sample',
  },
  subject: ({ data: { name } }) => accountMessages.staffInvitationSubject({ name }),
  View({ data: { name, store, inviter, role, url } }) {
    return (
      <Layout>
        <Heading>{accountMessages.staffInvitationSubject({ name })}</Heading>
        <Text>{accountMessages.staffInvitationIntro({ inviter, name, store })}</Text>
        <Text>{role === 'manager' ? accountMessages.staffInvitationManager : accountMessages.staffInvitationFulfillment}</Text>
        <Button href={url}>{accountMessages.staffInvitationAccept}</Button>
        <Text>{accountMessages.staffInvitationExpiry}</Text>
      </Layout>
    )
  },
}
