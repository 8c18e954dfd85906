import type { Config } from '../../../ground/config.ts'
import { seal, unseal } from '../../../ground/db/seal.ts'
import type { Credentials } from '../providers/provider.ts'
import type { PaymentMethodRow } from './payment-methods.ts'

type Secret = Pick<Config, 'secret'>
type MethodKey = Pick<PaymentMethodRow, 'store_id' | 'id'>

const purposeOf = ({ store_id, id }: MethodKey) => `${store_id}/${id}`

/** Encrypts the settings of a method for its row. */
export const sealCredentials = ({ secret }: Secret, method: MethodKey, credentials: Credentials): Buffer =>
  seal(secret, purposeOf(method), JSON.stringify(credentials))

/** Returns the settings of a method. Throws `SealError` if the server's secret has changed since they were stored. */
export function openCredentials({ secret }: Secret, method: MethodKey & Pick<PaymentMethodRow, 'config_encrypted'>): Credentials {
  if (!method.config_encrypted) return {}
  return JSON.parse(unseal(secret, purposeOf(method), method.config_encrypted)) as Credentials
}

/** The last four characters of each value that the owner entered. Short values give no hint. */
export const hintsOf = (settings: Credentials): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.length >= 12 ? `…${value.slice(-4)}` : '…']))
