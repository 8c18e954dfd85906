import type { Config } from '../../ground/config.ts'
import type { StoreScope } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { seal, unseal } from '../../ground/db/seal.ts'
import { unsubscribeRecipient } from '../../modules/abandoned-checkout/index.ts'
import { unsubscribe, withdrawConsent } from '../../modules/customer/index.ts'
import { eraseStockAlerts } from '../../modules/stock-alert/index.ts'
import { storeUrl } from '../../modules/store/index.ts'
import { rootOf } from '../../modules/translation/index.ts'

const PATH = '/unsubscribe/'

const purposeOf = (storeId: string): string => `cart-reminder/unsubscribe/${storeId}`

/**
 * Returns the link that stops reminders to an address, in the language of the reminder. The token contains the address encrypted, so it works without a session and after
 * the checkout was removed, and logs do not contain the address.
 */
export const unsubscribeUrl = (
  config: Pick<Config, 'secret' | 'publicUrl'>,
  hostname: string,
  { storeId, email, locale }: { storeId: string; email: string; locale: string | undefined },
): string => {
  const path = PATH + seal(config.secret, purposeOf(storeId), email).toString('base64url')
  return storeUrl(config, hostname, locale ? rootOf(locale) + path : path)
}

/** Returns the token of a path of {@link unsubscribeUrl}; undefined for another path. */
export const unsubscribeTokenOf = (path: string): string | undefined =>
  path.startsWith(PATH) ? path.slice(PATH.length) : undefined

/** Returns the address of a token; undefined if this server did not create the token for this store. */
export function unsubscribedEmail({ secret }: Pick<Config, 'secret'>, storeId: string, token: string): string | undefined {
  try {
    return unseal(secret, purposeOf(storeId), Buffer.from(token, 'base64url'))
  } catch {
    return undefined
  }
}

/** Stops reminders to an address for good, drops its stock alerts, and withdraws the marketing consent of its customer. A repetition changes nothing. */
export const unsubscribeFromReminders = ({ db, store: { storeId } }: StoreScope, email: string): Promise<void> =>
  withStore(db, storeId, async (trx) => {
    await unsubscribeRecipient(trx, storeId, email)
    await withdrawConsent(trx, storeId, [email], 'unsubscribe')
    await unsubscribe(trx, storeId, email)
    await eraseStockAlerts(trx, storeId, email)
  })
