import type { StoreTrx } from '../../ground/db/scope.ts'
import { publishedLanguage } from '../translation/index.ts'

/** The published language in which the customer with this email address last used the store; empty for the main language. */
export async function customerLanguage(trx: StoreTrx, storeId: string, email: string): Promise<string> {
  const customer = await trx
    .selectFrom('customers')
    .select('locale')
    .where('store_id', '=', storeId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return (await publishedLanguage(trx, storeId, customer?.locale)) ?? ''
}
