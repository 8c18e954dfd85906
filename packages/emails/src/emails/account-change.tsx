import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages as texts } from '../english/accounts.ts'

/** A change of how an account signs in, or of the owner of a store. */
export type AccountChange =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-new'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'ownership-given'
  | 'ownership-received'
  | 'store-deleted'

export interface AccountChangeData {
  change: AccountChange
  /** Hostname of the store that the change is about; empty for changes of the account. */
  store: string
  /** The security settings of the account. */
  url: string
}

const subjects: Readonly<Record<AccountChange, string>> = {
  'two-factor-on': texts.accountChangeTwoFactorOn,
  'two-factor-off': texts.accountChangeTwoFactorOff,
  'recovery-codes-new': texts.accountChangeRecoveryCodesNew,
  'recovery-code-used': texts.accountChangeRecoveryCodeUsed,
  'passkey-added': texts.accountChangePasskeyAdded,
  'passkey-removed': texts.accountChangePasskeyRemoved,
  'ownership-given': texts.accountChangeOwnershipGiven,
  'ownership-received': texts.accountChangeOwnershipReceived,
  'store-deleted': texts.accountChangeStoreDeleted,
}

/** Sent after a change of two-factor authentication, passkeys or the ownership of a store. */
export const accountChange: EmailType<AccountChangeData> = {
  kind: 'account-change',
  title: 'Account or ownership changed',
  description: 'Sent after a change of two-factor authentication, passkeys or the ownership of a store.',
  recipient: 'account',
  sample: { change: 'passkey-added', store: '', url: 'https://blockfront.example/dashboard/security' },
  subject: ({ data }) => subjects[data.change],
  View({ data }) {
    return (
      <Layout>
        <Heading>{subjects[data.change]}</Heading>
        {data.store && <Text>{texts.accountChangeStore({ store: data.store })}</Text>}
        <Text>{texts.accountChangeExpected}</Text>
        <Text>{texts.accountChangeWarning}</Text>
        <Button href={data.url}>{texts.accountChangeOpen}</Button>
      </Layout>
    )
  },
}
