import type { HandlerOutput, StaffInvitation } from '@blockfront/contract'
import { type Selectable, sql } from 'kysely'
import type { MemberContext } from '../../ground/context.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { StoreInvitationsTable } from '../../ground/db/tables.ts'
import { receiverOf } from '../webhook/index.ts'

/** An invitation as members see it, without its token. */
export const viewInvitation = (row: Selectable<StoreInvitationsTable>, now = Date.now()): StaffInvitation => ({
  invitationId: row.id,
  email: row.email,
  role: row.role,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at.getTime() <= now,
})

/** Returns the members of a store, the owner first, and the invitations that were not accepted. */
export function listStaff({
  db,
  session,
  store: { storeId },
}: Pick<MemberContext, 'db' | 'session' | 'store'>): Promise<HandlerOutput<'staff.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const [members, invitations, tokens, webhooks, previews] = await Promise.all([
      trx
        .selectFrom('store_members as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(['m.user_id', 'm.role', 'm.created_at', 'u.name', 'u.email'])
        .where('m.store_id', '=', storeId)
        .orderBy((eb) => eb('m.role', '<>', 'owner'))
        .orderBy('m.created_at')
        .execute(),
      trx
        .selectFrom('store_invitations')
        .selectAll()
        .where('store_id', '=', storeId)
        .where('accepted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute(),
      trx.selectFrom('api_tokens').select(['created_by', 'name']).where('store_id', '=', storeId).orderBy('created_at').execute(),
      trx.selectFrom('webhooks').select(['created_by', 'url']).where('store_id', '=', storeId).orderBy('created_at').execute(),
      trx
        .selectFrom('page_previews')
        .select(['created_by', rowCount.as('count')])
        .where('store_id', '=', storeId)
        .where('expires_at', '>', sql<Date>`now()`)
        .groupBy('created_by')
        .execute(),
    ])
    const of = <Row extends { created_by: string }>(rows: readonly Row[], userId: string) =>
      rows.filter((row) => row.created_by === userId)
    return {
      members: members.map(({ user_id: userId, name, email, role, created_at }) => ({
        userId,
        name,
        email,
        role,
        since: created_at.toISOString(),
        isYou: userId === session.userId,
        grants: {
          apiTokens: of(tokens, userId).map((token) => token.name),
          webhooks: of(webhooks, userId).map(receiverOf),
          previewLinks: of(previews, userId)[0]?.count ?? 0,
        },
      })),
      invitations: invitations.map((row) => viewInvitation(row)),
    }
  })
}
