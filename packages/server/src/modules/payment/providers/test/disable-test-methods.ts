import type pg from 'pg'
import { type Config, hasDevelopmentPages } from '../../../../ground/config.ts'

/** Disables test methods of all stores on a server without the test provider, so that a copied database offers no payment that is none. */
export async function disableTestMethods(config: Config, owner: pg.Pool): Promise<void> {
  if (!hasDevelopmentPages(config))
    await owner.query(`update payment_methods set enabled = false where type = 'test' and enabled`)
}
