import type { HandlerOutput } from '@blockfront/contract'
import type { MemberScope, StoreScope } from '../../../context.ts'
import { withStore, withStoreReadOnly } from '../../../db/scope.ts'
import type { Body } from '../../../handler.ts'
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
