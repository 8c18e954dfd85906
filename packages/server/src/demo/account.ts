import type { StoreTrx } from '../ground/db/scope.ts'
import { hashPassword, insertUser } from '../modules/account/index.ts'
import { insertSubscription } from '../modules/billing/index.ts'

/** How to sign in to a demo. It exists only on a developer's own machine (config.ts), so that it needs no secret. */
export const demoAccount = { name: 'Robin Demo', email: 'demo@example.com', password: 'demo store 2026' } as const

/**
 * Inserts the account, confirmed and on the largest plan without an end, so that it never becomes read-only. Returns its id and the hash of its
 * password.
 */
export async function insertDemoAccount(trx: StoreTrx): Promise<{ userId: string; passwordHash: string }> {
  const { name, email, password } = demoAccount
  const passwordHash = await hashPassword(password)
  const userId = await insertUser(trx, { email, name, passwordHash, verifiedAt: new Date() })
  await insertSubscription(trx, { userId, plan: 'scale', status: 'active', trialEndsAt: null })
  return { userId, passwordHash }
}
