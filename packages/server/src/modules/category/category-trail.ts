import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { translateNames } from '../translation/index.ts'
import { MAX_DEPTH } from './category-branch.ts'

/** A category on the way from the top to another one. */
interface TrailStep {
  id: string
  name: string
  /** Path of its collection. */
  path: string
}

/** Returns a category after the categories that contain it, outermost first, named in `locale` (undefined: the main language). */
export async function categoryTrail(
  trx: StoreTrx,
  storeId: string,
  categoryId: string,
  locale: string | undefined,
): Promise<TrailStep[]> {
  const { rows } = await sql<{ id: string; name: string; slug: string }>`
    with recursive trail as (
      select c.id, c.name, c.slug, c.parent_id, 1 as depth from categories c where c.store_id = ${storeId} and c.id = ${categoryId}
      union all
      select c.id, c.name, c.slug, c.parent_id, trail.depth + 1 from categories c join trail on c.id = trail.parent_id
       where c.store_id = ${storeId} and trail.depth < ${MAX_DEPTH}
    )
    select id, name, slug from trail order by depth desc`.execute(trx)
  const steps = rows.map(({ id, name, slug }) => ({ id, name, path: `/collection/${slug}` }))
  if (locale) await translateNames(trx, storeId, { locale, type: 'category' }, steps)
  return steps
}
