import type { InsertObject, Kysely } from 'kysely'
import { newId } from '../../db/id.ts'
import type { Tables } from '../../db/tables.ts'

interface NewUser {
  email: string
  name: string
  passwordHash: string
  /** When the user confirmed the email address; null for not yet. */
  verifiedAt: Date | null
}

/** Inserts an account without a subscription and returns its id. */
export async function insertUser(db: Kysely<Tables>, { email, name, passwordHash, verifiedAt }: NewUser): Promise<string> {
  const id = newId()
  await db.insertInto('users').values({ id, email, name, password_hash: passwordHash, email_verified_at: verifiedAt }).execute()
  return id
}

interface NewSubscription {
  userId: string
  /** The code of a plan. */
  plan: string
  status: 'trialing' | 'active'
  /** Null for a subscription that is not a trial. */
  trialEndsAt: InsertObject<Tables, 'subscriptions'>['trial_ends_at']
}

/** Inserts the subscription of a new account. It is not connected to a billing provider. */
export async function insertSubscription(db: Kysely<Tables>, { userId, plan, status, trialEndsAt }: NewSubscription) {
  await db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      plan_code: plan,
      status,
      trial_ends_at: trialEndsAt,
      current_period_ends_at: null,
      provider: null,
      provider_ref: null,
    })
    .execute()
}
