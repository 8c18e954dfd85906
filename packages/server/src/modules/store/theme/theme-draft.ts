import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { invalidate } from '../../../ground/events/store-events.ts'
import type { Body } from '../../../ground/handler.ts'
import { storeRow } from '../store.ts'
import { storedTheme } from './stored-theme.ts'

/** Returns the published theme of a store and the draft. */
export const getThemeDraft = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'store.getThemeDraft'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const row = await storeRow(trx, storeId)
    return { theme: storedTheme(row), draft: row.theme_draft === null ? null : storedTheme({ theme: row.theme_draft }) }
  })

/** Saves or discards the draft of a theme. The last save wins: a theme is a choice of few values. */
export const saveThemeDraft = ({ db, store: { storeId } }: MemberScope, { draft }: Body<'store.saveThemeDraft'>) =>
  withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('stores')
      .set({ theme_draft: draft === null ? null : JSON.stringify(draft) })
      .where('store_id', '=', storeId)
      .execute()
    return { ok: true as const }
  })

/** Publishes a theme for everyone who may publish pages. A published theme is the newest one, so the draft is removed. */
export const publishTheme = ({ db, session, store: { storeId } }: MemberScope, { theme }: Body<'store.publishTheme'>) =>
  withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('stores')
      .set({
        theme: JSON.stringify(theme),
        theme_draft: null,
        updated_at: sql<Date>`now()`,
        version: sql<number>`version + 1`,
      })
      .where('store_id', '=', storeId)
      .execute()
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'store.publishTheme', target: storeId })
    await invalidate(trx, storeId)
    return { ok: true as const }
  })
