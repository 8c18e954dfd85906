import type { PolicyKind } from '@blockfront/contract'
import { newId as newBlockId } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { freeSlug } from '../../ground/slug.ts'
import { insertEmptyPage, isSlugTaken, type PageRow } from '../page/index.ts'
import type { PolicyFacts } from './facts.ts'
import { policyKinds, policySlug, policyTitle } from './templates/all.ts'

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
  for (const kind of policyKinds) {
    const row = saved.find((one) => one.kind === kind)
    const page = pages.find(({ id }) => id === row?.page_id) ?? pages.find(({ slug }) => slug === policySlug(kind))
    if (page) found.set(kind, { page, ...(row && row.page_id === page.id && { generated: row.generated }) })
  }
  return found
}

/** The block type that contains the text of a policy. */
const [main] = Object.values(blocks).filter(({ mainOf }) => mainOf === 'policy')

interface TextBlock {
  id?: unknown
  type: string
  props?: { text?: unknown }
  childComponents?: unknown[]
}

const isTextBlock = (block: unknown): block is TextBlock =>
  main !== undefined && (block as { type?: unknown } | null)?.type === main.type

/** Returns the text of a policy's page: that of its first text block. */
export function policyText(content: unknown): string {
  const block = Array.isArray(content) ? content.find(isTextBlock) : undefined
  const text = block?.props?.text
  return typeof text === 'string' ? text : ''
}

/** Returns a page's blocks with the text of its first text block replaced; with a new block if it has none. */
export function withPolicyText(stored: unknown, text: string): unknown[] {
  const content: unknown[] = Array.isArray(stored) ? stored : []
  const index = content.findIndex(isTextBlock)
  const block = content[index]
  if (!isTextBlock(block)) {
    const added = main && { id: newBlockId(), type: main.type, version: main.version, props: { text, padding: '4rem 0' } }
    return added ? [added, ...content] : content
  }
  return content.with(index, { ...block, props: { ...block.props, text } })
}

/** The name and the title for search engines of a policy's page. */
export function policyHead(kind: PolicyKind, facts: PolicyFacts): { name: string; metaTitle: string } {
  const name = policyTitle(kind, facts)
  return { name, metaTitle: `${name} – ${facts.storeName}` }
}

/** Inserts the page of a policy as a draft without content. Throws `limit_reached`. */
export const insertPolicyPage = async (trx: StoreTrx, storeId: string, kind: PolicyKind, facts: PolicyFacts): Promise<PageRow> =>
  insertEmptyPage(trx, storeId, {
    ...policyHead(kind, facts),
    slug: await freeSlug(policySlug(kind), isSlugTaken(trx, storeId)),
    type: 'policy',
  })
