import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberContext } from '../../../ground/context.ts'
import { newId } from '../../../ground/db/id.ts'
import { withStore } from '../../../ground/db/scope.ts'
import type { Body } from '../../../ground/handler.ts'
import { checkByteLimit, checkLimit } from '../../store/index.ts'
import { completeContent } from '../content/complete-content.ts'
import { requireComponentSize } from '../content/page-size.ts'
import { contentRow } from '../page-rows.ts'
import { insertVersion } from '../publish/insert-version.ts'
import { COMPONENT } from './component.ts'
import { componentView } from './list-components.ts'

/** Makes blocks a shared component. It is published immediately, because no page shows it yet. Throws `store_limit`. */
export async function addComponent(
  { db, work, store: { storeId }, session: { userId: actorId } }: MemberContext,
  { name, content: stored }: Body<'component.add'>,
): Promise<HandlerOutput<'component.add'>> {
  const { content } = await completeContent(work, storeId, stored)
  requireComponentSize(content)
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'components')
    const id = newId()
    const row = await trx
      .insertInto('pages')
      .values({
        store_id: storeId,
        id,
        name,
        // No URL contains it. It only has to differ from those of pages.
        slug: `${COMPONENT}-${id}`,
        type: COMPONENT,
        status: 'published',
        draft: content.json,
        published: content.json,
        published_version: 1,
        published_at: sql<Date>`now()`,
        meta_title: '',
        meta_description: '',
        publish_at: null,
        publish_job: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const globalContent = JSON.stringify((await contentRow(trx, storeId)).published)
    await insertVersion(trx, row, { content: content.json, globalContent, label: '', actorId })
    await checkByteLimit(trx, storeId, 'pages', content.bytes)
    await recordAudit(trx, { storeId, actorId, action: 'component.add', target: id, detail: { name } })
    return componentView(row)
  })
}
