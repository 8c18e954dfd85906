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
  | 'webhook-added'
  | 'store-exported'

export interface AccountChangeData {
  change: AccountChange
  /** Hostname of the store that the change is about; empty for changes of the account. */
  store: string
  /** The security settings of the account, or the screen of the store where the change is. */
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
  'webhook-added': accountMessages.accountChangeWebhookAdded,
  'store-exported': accountMessages.accountChangeStoreExported,
}

interface Advice {
  help?: string
  /** What to do about a change that was not expected. */
  warning: string
  /** Label of the button. */
  open: string
}

const general: Advice = { warning: accountMessages.accountChangeWarning, open: accountMessages.accountChangeOpen }

const advice: Partial<Readonly<Record<AccountChange, Advice>>> = {
  'api-token-added': {
    warning: accountMessages.accountChangeApiTokenWarning,
    open: accountMessages.accountChangeApiTokenOpen,
  },
  'webhook-added': {
    help: accountMessages.accountChangeWebhookHelp,
    warning: accountMessages.accountChangeWebhookWarning,
    open: accountMessages.accountChangeWebhookOpen,
  },
  'store-exported': {
    help: accountMessages.accountChangeStoreExportedHelp,
    warning: accountMessages.accountChangeStoreExportedWarning,
    open: accountMessages.accountChangeStoreExportedOpen,
  },
}

/** Sent after a change of two-factor authentication, passkeys or the ownership of a store, for a new API token or webhook, and after an export. */
export const accountChange: EmailType<AccountChangeData> = {
  kind: 'account-change',
  title: 'Account or ownership changed',
  description:
    'Sent after a change of two-factor authentication, passkeys or the ownership of a store, for a new API token or webhook, and after the export of a store.',
  recipient: 'account',
  sample: { change: 'passkey-added', store: '', url: 'https://blockfront.example/dashboard/security' },
  subject: ({ data }) => subjects[data.change],
  View({ data }) {
    const { help, warning, open } = advice[data.change] ?? general
    return (
      <Layout>
        <Heading>{subjects[data.change]}</Heading>
        {data.store && <Text>{accountMessages.accountChangeStore({ store: data.store })}</Text>}
        {help && <Text>{help}</Text>}
        <Text>{accountMessages.accountChangeExpected}</Text>
        <Text>{warning}</Text>
        <Button href={data.url}>{open}</Button>
      </Layout>
    )
  },
}
