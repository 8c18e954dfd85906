import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../ground/config.ts'
import { storeUrl } from '../store/index.ts'
import { rootOf } from '../translation/index.ts'

const signatureOf = ({ secret }: Pick<Config, 'secret'>, storeId: string, checkoutId: string): string =>
  createHmac('sha256', secret).update(`abandoned-checkout/${storeId}/${checkoutId}`).digest('base64url')

/**
 * Returns the link that restores an abandoned checkout, in the language of the checkout; its language must be published. The token is in the fragment, which browsers do not send to servers: it does not
 * appear in access logs or in the Referer header.
 */
export const recoveryUrl = (
  config: Pick<Config, 'secret' | 'publicUrl'>,
  hostname: string,
  { store_id: storeId, id, locale }: { store_id: string; id: string; locale: string | undefined },
): string =>
  storeUrl(config, hostname, `${locale ? rootOf(locale) : ''}/checkout#recover=${id}.${signatureOf(config, storeId, id)}`)

/** Returns the id of the checkout that a token of {@link recoveryUrl} names; undefined for a wrong signature. */
export function checkoutIdOf(config: Pick<Config, 'secret'>, storeId: string, token: string): string | undefined {
  const [checkoutId = '', signature = ''] = token.split('.')
  const [expected, given] = [Buffer.from(signatureOf(config, storeId, checkoutId)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given) ? checkoutId : undefined
}
