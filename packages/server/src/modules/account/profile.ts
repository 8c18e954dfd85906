import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { UserContext } from '../../ground/context.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'

/** Returns the profile of the signed-in user, with the new address of a change that is not confirmed yet. */
export async function getProfile({ db, session: { userId } }: UserContext): Promise<HandlerOutput<'user.getProfile'>> {
  const user = orNotFound(await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst())
  const pending = await db
    .selectFrom('tokens')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change-email')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return {
    userId: user.id,
    email: user.email,
    pendingEmail: pending?.email ?? null,
    emailVerified: user.email_verified_at !== null,
    name: user.name,
    createdAt: user.created_at.toISOString(),
  }
}

export async function updateProfile(context: UserContext, { name }: Body<'user.updateProfile'>) {
  const { db, session } = context
  await db.updateTable('users').set({ name, updated_at: sql`now()` }).where('id', '=', session.userId).execute()
  return getProfile(context)
}
