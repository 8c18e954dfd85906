import type { PolicyKind } from '@blockfront/contract'
import { newId as newBlockId } from '@blockfront/engine'
import type { StoreTrx } from '../../db/scope.ts'
import { insertEmptyPage } from '../page/insert-empty-page.ts'
import type { PageRow } from '../page/page-rows.ts'
import { isSlugTaken } from '../page/page-slug.ts'
import { freeSlug } from '../slug.ts'
import { policyTemplates } from './templates/all.ts'

/** The pages of a store's policies by kind: those that were saved here, else the starter's drafts under their usual URLs. */
export async function policyPages(
  trx: StoreTrx,
  storeId: string,
): Promise<Map<PolicyKind, { page: PageRow; generated?: string }>> {
  const [pages, saved] = await Promise.all([
    trx.selectFrom('pages').selectAll().where('store_id', '=', storeId).where('type', '=', 'policy').execute(),
    trx.selectFrom('policies').selectAll().where('store_id', '=', storeId).execute(),
  ])
  const found = new Map<PolicyKind, { page: PageRow; generated?: string }>()
  for (const [kind, { slug }] of Object.entries(policyTemplates) as [PolicyKind, { slug: string }][]) {
    const row = saved.find((one) => one.kind === kind)
    const page = pages.find(({ id }) => id === row?.page_id) ?? pages.find((one) => one.slug === slug)
    if (page) found.set(kind, { page, ...(row && row.page_id === page.id && { generated: row.generated }) })
  }
  return found
}

interface TextBlock {
  id?: unknown
  type: 'textBlock'
  props?: { text?: unknown }
  childComponents?: unknown[]
}

const isTextBlock = (block: unknown): block is TextBlock => (block as { type?: unknown } | null)?.type === 'textBlock'

/** Returns the text of a policy's page: that of its first text block. */
export function policyText(content: unknown): string {
  const block = Array.isArray(content) ? content.find(isTextBlock) : undefined
  const text = block?.props?.text
  return typeof text === 'string' ? text : ''
}

/** Returns a page's blocks with the text of its first text block replaced; with a new block if it has none. */
export function withPolicyText(content: unknown, text: string): unknown[] {
  const blocks: unknown[] = Array.isArray(content) ? content : []
  const index = blocks.findIndex(isTextBlock)
  const block = blocks[index]
  if (!isTextBlock(block))
    return [{ id: newBlockId(), type: 'textBlock', version: 2, props: { text, padding: '4rem 0' } }, ...blocks]
  return blocks.with(index, { ...block, props: { ...block.props, text } })
}

/** Inserts the page of a policy as a draft without content. Throws `limit_reached`. */
export async function insertPolicyPage(trx: StoreTrx, storeId: string, kind: PolicyKind, storeName: string): Promise<PageRow> {
  const { title, slug } = policyTemplates[kind]
  return insertEmptyPage(trx, storeId, {
    name: title,
    slug: await freeSlug(slug, isSlugTaken(trx, storeId)),
    type: 'policy',
    metaTitle: `${title} – ${storeName}`.slice(0, 200),
  })
}
