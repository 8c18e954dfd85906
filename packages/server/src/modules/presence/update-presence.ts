import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { MemberScope } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'

/** How long a window may not report before it counts as closed. With the four seconds between reports, others notice within 30 seconds. */
const SECONDS = 25
/** Windows of one page that are shown. Another one can still edit the page. */
const WINDOWS = 50

/** Records that a window has a page open. Returns the other members who have it open, each once. Throws `not_found`. */
export function updatePresence(
  { db, session: { userId }, store: { storeId } }: MemberScope,
  { pageId, windowId, blockId }: Body<'presence.update'>,
): Promise<HandlerOutput<'presence.update'>> {
  return withStore(db, storeId, async (trx) => {
    const page = await trx
      .selectFrom('pages')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', '=', pageId)
      .executeTakeFirst()
    orNotFound(page)
    const others = await otherWindows(trx, storeId, { pageId, userId, windowId })
    if (others.length < WINDOWS) {
      await deleteClosed(trx, storeId, pageId)
      await trx
        .insertInto('page_presence')
        .values({ store_id: storeId, page_id: pageId, user_id: userId, window_id: windowId, block_id: blockId })
        .onConflict((conflict) =>
          conflict
            .columns(['store_id', 'page_id', 'user_id', 'window_id'])
            .doUpdateSet({ block_id: blockId, seen_at: sql<Date>`now()` }),
        )
        .execute()
    }
    const people = new Map<string, (typeof others)[number]>()
    for (const window of others) if (!people.has(window.user_id)) people.set(window.user_id, window)
    return {
      people: [...people.values()].map(({ user_id, name, block_id }) => ({
        personId: user_id,
        name,
        isYou: user_id === userId,
        blockId: block_id,
      })),
    }
  })
}

/** Deletes a window that has closed its page. */
export function leavePage(
  { db, session: { userId }, store: { storeId } }: MemberScope,
  { pageId, windowId }: Body<'presence.leave'>,
) {
  return withStore(db, storeId, async (trx) => {
    await trx
      .deleteFrom('page_presence')
      .where('store_id', '=', storeId)
      .where('page_id', '=', pageId)
      .where('user_id', '=', userId)
      .where('window_id', '=', windowId)
      .execute()
    return { ok: true as const }
  })
}

type OwnWindow = { pageId: string; userId: string; windowId: string }

/** The other open windows of a page, the latest report first. Former members are not among them. */
const otherWindows = (trx: StoreTrx, storeId: string, { pageId, userId, windowId }: OwnWindow) =>
  trx
    .selectFrom('page_presence as w')
    .innerJoin('store_members as m', (join) => join.onRef('m.store_id', '=', 'w.store_id').onRef('m.user_id', '=', 'w.user_id'))
    .innerJoin('users', 'users.id', 'w.user_id')
    .select(['w.user_id', 'users.name', 'w.block_id'])
    .where('w.store_id', '=', storeId)
    .where('m.store_id', '=', storeId)
    .where('w.page_id', '=', pageId)
    .where('w.seen_at', '>', sql<Date>`now() - make_interval(secs => ${SECONDS})`)
    .where((eb) => eb.not(eb.and([eb('w.user_id', '=', userId), eb('w.window_id', '=', windowId)])))
    .orderBy('w.seen_at', 'desc')
    .limit(WINDOWS)
    .execute()

/** Deletes the windows of a page that have left, except those that another call is deleting. */
const deleteClosed = (trx: StoreTrx, storeId: string, pageId: string) =>
  sql`
    delete from page_presence g
     where g.store_id = ${storeId} and g.page_id = ${pageId} and (g.user_id, g.window_id) in (
       select w.user_id, w.window_id from page_presence w
        where w.store_id = ${storeId} and w.page_id = ${pageId}
          and w.seen_at <= now() - make_interval(secs => ${SECONDS})
          for update skip locked)`.execute(trx)
