import { newId } from '../db/id.ts'
import type { StoreTrx } from '../db/scope.ts'
import { hashPassword } from '../features/account/password/hash-password.ts'

/** How to sign in to a demo. It exists on a developer's own machine alone (config.ts), so that it needs no secret. */
export const demoAccount = { name: 'Robin Demo', email: 'demo@example.com', password: 'demo store 2026' } as const

/** Writes the account, confirmed and on the largest plan for good. Answers its id. */
export async function insertDemoAccount(trx: StoreTrx): Promise<string> {
  const id = newId()
  const { name, email, password } = demoAccount
  await trx
    .insertInto('users')
    .values({ id, email, name, password_hash: await hashPassword(password), email_verified_at: new Date() })
    .execute()
  await trx
    .insertInto('subscriptions')
    .values({
      user_id: id,
      plan_code: 'scale',
      status: 'active',
      trial_ends_at: null,
      current_period_ends_at: null,
      provider: null,
      provider_ref: null,
    })
    .execute()
  return id
}
