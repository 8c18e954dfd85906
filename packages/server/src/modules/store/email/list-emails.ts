import type { HandlerOutput } from '@blockfront/contract'
import { type EmailKind, type EmailType, emailTypes } from '@blockfront/emails'
import type { StoreScope } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import { storeRow } from '../store.ts'
import type { StoreRow } from '../store-view.ts'

type StoreEmails = HandlerOutput<'storeEmail.list'>

/** An email type without its data. */
type ListedType = Pick<EmailType<never>, 'title' | 'description' | 'optional'> & { recipient: 'shopper' | 'owner' }

/** Returns the emails that a store sends, and which are on. */
export const listEmails = ({ db, store: { storeId } }: StoreScope): Promise<StoreEmails> =>
  withStoreReadOnly(db, storeId, async (trx) => viewEmails(await storeRow(trx, storeId)))

/** Like {@link listEmails}, for a store that was read. */
export const viewEmails = ({ disabled_emails, low_stock_threshold }: StoreRow): StoreEmails => ({
  emails: (Object.keys(emailTypes) as EmailKind[]).flatMap((kind) => {
    const type = storeEmail(kind)
    if (!type) return []
    const { title, description, recipient, optional = false } = type
    return [{ kind, title, description, recipient, optional, enabled: !disabled_emails.includes(kind) }]
  }),
  lowStockThreshold: low_stock_threshold,
})

/** Returns the type of an email that stores send. Throws `invalid_input` for another kind. */
export function requireStoreEmail(kind: string): { kind: EmailKind; type: ListedType } {
  const type = Object.hasOwn(emailTypes, kind) ? storeEmail(kind as EmailKind) : undefined
  if (!type) throw appError('invalid_input', { fields: { kind: 'There is no such email.' } })
  return { kind: kind as EmailKind, type }
}

/** Returns undefined for emails of the platform. */
function storeEmail(kind: EmailKind): ListedType | undefined {
  const { title, description, optional, recipient } = emailTypes[kind] as EmailType<never>
  if (recipient !== 'shopper' && recipient !== 'owner') return undefined
  return { title, description, recipient, ...(optional && { optional }) }
}
