import type { HandlerOutput, NewPageType } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { freeSlug, slugOf } from '../../ground/slug.ts'
import { withoutMissingMedia } from '../media/index.ts'
import { checkByteLimit, checkLimit } from '../store/index.ts'
import { completeContent, type StoredBlocks } from './content/complete-content.ts'
import { requirePageSize } from './content/page-size.ts'
import { pageDraft } from './page-view.ts'
import { isSlugTaken, orSlugTaken } from './settings/page-slug.ts'
import { DEFAULT_TEMPLATES } from './template-page.ts'

interface NewPage {
  name: string
  slug?: string
  metaTitle?: string
  metaDescription?: string
  ogImage?: string
  noindex?: boolean
  type: NewPageType
  content: StoredBlocks
}

/**
 * Adds a page as a draft, and returns it with the repaired values. Without a slug it gets the first free one for its name, and the first
 * template of categories gets the slug of their default template.
 */
export async function addPage(
  { db, work, store: { storeId }, session: { userId: actorId } }: MemberContext,
  input: NewPage,
): Promise<HandlerOutput<'page.import'>> {
  const { value, missingFiles } = await withStoreReadOnly(db, storeId, (trx) =>
    withoutMissingMedia(trx, storeId, { content: input.content, ogImage: input.ogImage }),
  )
  const { content, repairs } = await completeContent(work, storeId, value.content)
  requirePageSize(content)
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'pages')
    const isTaken = isSlugTaken(trx, storeId)
    const isFirst = input.type === 'collection' && !(await isTaken(DEFAULT_TEMPLATES.collection))
    const slug = isFirst ? DEFAULT_TEMPLATES.collection : (input.slug ?? (await freeSlug(slugOf(input.name, 'page'), isTaken)))
    const row = await trx
      .insertInto('pages')
      .values({
        store_id: storeId,
        id: newId(),
        name: input.name,
        slug,
        type: input.type,
        draft: content.json,
        meta_title: input.metaTitle ?? '',
        meta_description: input.metaDescription ?? '',
        og_image: value.ogImage,
        noindex: input.noindex,
        position: sql<number>`(select coalesce(max(p.position), 0) + 1 from pages p where p.store_id = ${storeId})`,
        published: null,
        published_at: null,
        publish_at: null,
        publish_job: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(orSlugTaken)
    await checkByteLimit(trx, storeId, 'pages', content.bytes)
    await recordAudit(trx, { storeId, actorId, action: 'page.add', target: row.id, detail: { name: row.name } })
    return { ...(await pageDraft(trx, row)), repairs, missingFiles }
  })
}
