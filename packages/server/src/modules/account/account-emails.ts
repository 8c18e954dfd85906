import type { AccountChange } from '@blockfront/emails'
import type { Kysely } from 'kysely'
import type { Config } from '../../ground/config.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { queuePlatformEmail } from '../../ground/email/queue-platform-email.ts'

type Trx = Kysely<Tables>

export const queueVerificationEmail = (trx: Trx, config: Config, to: string, token: string) =>
  queuePlatformEmail(trx, config, { kind: 'verify-email', to, data: { url: `${config.publicUrl}/verify-link?token=${token}` } })

/** Sent to the owner of an account when someone signs up again with its address. */
export const queueAccountExistsEmail = (trx: Trx, config: Config, to: string) =>
  queuePlatformEmail(trx, config, {
    kind: 'signup-known',
    to,
    data: { logInUrl: `${config.publicUrl}/login`, newPasswordUrl: `${config.publicUrl}/forgot-password` },
  })

export const queueResetPasswordEmail = (trx: Trx, config: Config, to: string, token: string) =>
  queuePlatformEmail(trx, config, {
    kind: 'reset-password',
    to,
    data: { url: `${config.publicUrl}/forgot-password?token=${token}` },
  })

/** Sent to the new address when a change is requested. */
export const queueConfirmNewAddressEmail = (trx: Trx, config: Config, to: string, token: string) =>
  queuePlatformEmail(trx, config, { kind: 'change-email', to, data: { url: `${config.publicUrl}/verify-link?token=${token}` } })

/** Sent to the current address when a change is requested. */
export const queueAddressChangeRequestedEmail = (trx: Trx, config: Config, to: string) =>
  queuePlatformEmail(trx, config, { kind: 'change-email-requested', to, data: { url: `${config.publicUrl}/forgot-password` } })

/** Sent to the previous address after a change, with a link that undoes it. */
export const queueAddressChangedEmail = (trx: Trx, config: Config, to: string, undoToken: string) =>
  queuePlatformEmail(trx, config, {
    kind: 'email-changed',
    to,
    data: { url: `${config.publicUrl}/undo-email-change?token=${undoToken}` },
  })

/** Sent to the address that an account had before its owner restored an earlier one. */
export const queueAddressChangeUndoneEmail = (trx: Trx, config: Config, to: string) =>
  queuePlatformEmail(trx, config, { kind: 'email-change-undone', to, data: { url: `${config.publicUrl}/contact` } })

/** Where the owner checks a change, instead of the security settings of the account. */
const screens: Partial<Readonly<Record<AccountChange, string>>> = {
  'api-token-added': 'api-tokens',
  'webhook-added': 'webhooks',
  'store-exported': 'export-store',
}

/** Sent after a change of how an account or a program signs in, of who owns a store, of where its data goes, or after its export. `store` is the hostname of the store that it is about. */
export const queueAccountChangeEmail = (trx: Trx, config: Config, to: string, change: AccountChange, store = '') =>
  queuePlatformEmail(trx, config, {
    kind: 'account-change',
    to,
    data: { change, store, url: `${config.publicUrl}/dashboard/${screens[change] ?? 'security'}` },
  })

/** Sent after a change of the password. */
export const queuePasswordChangedEmail = (trx: Trx, config: Config, to: string) =>
  queuePlatformEmail(trx, config, { kind: 'security-notice', to, data: { url: `${config.publicUrl}/forgot-password` } })
