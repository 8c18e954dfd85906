import { type Brand, type EmailData, type EmailKind, renderEmail } from '@blockfront/emails'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables } from '../db/tables.ts'
import { type Email, queueEmail } from './outbox.ts'

/** How emails of the platform look. */
const platformBrand = ({ publicUrl }: Pick<Config, 'publicUrl'>): Brand => ({
  name: 'Blockfront',
  url: publicUrl,
  accent: '#4454d8',
  surface: '#ffffff',
  radius: 8,
  addressLines: [],
  locale: 'en',
  timeZone: 'UTC',
})

interface PlatformEmail<Kind extends EmailKind> extends Pick<Email, 'to' | 'replyTo'> {
  kind: Kind
  data: EmailData<Kind>
}

/** Queues an email of the platform, in English. */
export const queuePlatformEmail = <Kind extends EmailKind>(
  trx: Kysely<Tables>,
  config: Pick<Config, 'publicUrl'>,
  { kind, data, ...email }: PlatformEmail<Kind>,
): Promise<void> => queueEmail(trx, { ...email, kind, ...renderEmail(kind, data, platformBrand(config)) })
