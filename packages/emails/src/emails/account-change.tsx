import { Button } from '../components/Button.tsx'
import { Layout } from '../components/Layout.tsx'
import { Heading, Text } from '../components/text.tsx'
import type { EmailType } from '../email-type.ts'
import { accountMessages } from '../english/accounts.ts'

/** A change of how an account or a program signs in, or of the owner of a store, or an export of a store. */
export type AccountChange =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'recovery-codes-new'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'ownership-given'
  | 'ownership-received'
  | 'store-deleted'
  | 'api-token-added'
  | 'store-exported'

export interface AccountChangeData {
  change: AccountChange
  /** Hostname of the store that the change is about; empty for changes of the account. */
  store: string
  /** The security settings of the account, or the API tokens of the store. */
  url: string
}

const subjects: Readonly<Record<AccountChange, string>> = {
  'two-factor-on': accountMessages.accountChangeTwoFactorOn,
  'two-factor-off': accountMessages.accountChangeTwoFactorOff,
  'two-factor-reset': accountMessages.accountChangeTwoFactorReset,
  'recovery-codes-new': accountMessages.accountChangeRecoveryCodesNew,
  'recovery-code-used': accountMessages.accountChangeRecoveryCodeUsed,
  'passkey-added': accountMessages.accountChangePasskeyAdded,
  'passkey-removed': accountMessages.accountChangePasskeyRemoved,
  'ownership-given': accountMessages.accountChangeOwnershipGiven,
  'ownership-received': accountMessages.accountChangeOwnershipReceived,
  'store-deleted': accountMessages.accountChangeStoreDeleted,
  'api-token-added': accountMessages.accountChangeApiTokenAdded,
  'store-exported': accountMessages.accountChangeStoreExported,
}

/** What a change means, where the subject does not say it. */
const details: Partial<Readonly<Record<AccountChange, string>>> = {
  'store-exported': accountMessages.accountChangeStoreExportedHelp,
}

/** Sent after a change of two-factor authentication, passkeys or the ownership of a store, for a new API token, and after the export of a store. */
export const accountChange: EmailType<AccountChangeData> = {
  kind: 'account-change',
  title: 'Account or ownership changed',
  description:
    'Sent after a change of two-factor authentication, passkeys or the ownership of a store, for a new API token, and after the export of a store.',
  recipient: 'account',
  sample: { change: 'passkey-added', store: '', url: 'https://blockfront.example/dashboard/security' },
  subject: ({ data }) => subjects[data.change],
  View({ data }) {
    const isToken = data.change === 'api-token-added'
    return (
      <Layout>
        <Heading>{subjects[data.change]}</Heading>
        {data.store && <Text>{accountMessages.accountChangeStore({ store: data.store })}</Text>}
        {details[data.change] && <Text>{details[data.change]}</Text>}
        <Text>{accountMessages.accountChangeExpected}</Text>
        <Text>{isToken ? accountMessages.accountChangeApiTokenWarning : accountMessages.accountChangeWarning}</Text>
        <Button href={data.url}>{isToken ? accountMessages.accountChangeApiTokenOpen : accountMessages.accountChangeOpen}</Button>
      </Layout>
    )
  },
}
