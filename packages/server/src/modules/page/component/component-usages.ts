import type { ComponentUsage, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Query } from '../../../ground/handler.ts'
import { COMPONENT } from './component.ts'

/** The most pages that a response names. */
const MOST = 50
/** The most pages that a message names. */
const NAMED = 5

/** The pages that show a shared component, in their drafts or in public, by name. */
export const listComponentUsages = (
  { db, store: { storeId } }: StoreScope,
  { componentId }: Query<'component.usages'>,
): Promise<HandlerOutput<'component.usages'>> =>
  withStoreReadOnly(db, storeId, (trx) => componentUsages(trx, storeId, componentId))

/** Throws `component_in_use` with the names of the pages that show a component. */
export async function requireUnused(trx: StoreTrx, storeId: string, componentId: string): Promise<void> {
  const usages = await componentUsages(trx, storeId, componentId)
  if (usages.length === 0) return
  const names = usages.slice(0, NAMED).map(({ name }) => `“${name}”`)
  const more = usages.length > NAMED ? ' and other pages' : ''
  const message = `This component is on ${names.join(', ')}${more}. Remove or detach it there first, and publish these pages.`
  throw appError('component_in_use', { message })
}

async function componentUsages(trx: StoreTrx, storeId: string, componentId: string): Promise<ComponentUsage[]> {
  // An instance contains the id as a JSON string.
  const id = JSON.stringify(componentId)
  const { rows } = await sql<ComponentUsage>`
    select p.id as "pageId", left(coalesce(p.draft_settings ->> 'name', p.name), 200) as name from pages p
     where p.store_id = ${storeId} and p.type <> ${COMPONENT}
       and (strpos(p.draft::text, ${id}) > 0 or strpos(coalesce(p.published, '[]')::text, ${id}) > 0)
     order by 2, 1 limit ${MOST}`.execute(trx)
  return rows
}
