import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { completeContent, draftSettingsOf, type PageRow, publishDraft, writeDraft } from '../page/index.ts'
import { themeTexts } from '../store/index.ts'
import { missingFacts, readFacts } from './facts.ts'
import { insertPolicyPage, policyHead, policyPages, policyText, withPolicyText } from './policy-pages.ts'
import { writePolicySettings } from './settings.ts'
import { policyKinds, policySlug, policyTemplate, policyTitle } from './templates/all.ts'

type Policies = HandlerOutput<'policy.list'>

/** Returns the policies of a store, and the texts that their templates generate from the current data of the store. */
export const listPolicies = ({ db, store: { storeId } }: Pick<MemberContext, 'db' | 'store'>): Promise<Policies> =>
  withStoreReadOnly(db, storeId, (trx) => viewPolicies(trx, storeId))

async function viewPolicies(trx: StoreTrx, storeId: string): Promise<Policies> {
  const [facts, pages] = await Promise.all([readFacts(trx, storeId), policyPages(trx, storeId)])
  const { legalName, representative, registration, vatId, returnDays, returnCosts } = facts
  return {
    settings: { legalName, representative, registration, vatId, returnDays, returnCosts },
    missing: missingFacts(facts),
    isEea: facts.isEea,
    language: facts.language,
    policies: policyKinds.map((kind) => {
      const generated = policyTemplate(kind, facts)
      const { page, generated: before } = pages.get(kind) ?? {}
      const isWritten = page !== undefined && (before !== undefined || !isUntouched(page))
      return {
        kind,
        title: isWritten ? page.name : policyTitle(kind, facts),
        slug: page?.slug ?? policySlug(kind),
        status: !isWritten ? ('none' as const) : page.status,
        pageId: page?.id ?? null,
        version: page?.draft_version ?? null,
        html: isWritten ? policyText(page.draft) : '',
        generated,
        isOutdated: before !== undefined && before !== generated,
      }
    }),
  }
}

/** Whether a page was never published and has the instructions of the starter, or no text at all. */
const isUntouched = ({ id, name, draft, status }: PageRow): boolean =>
  status !== 'published' && (policyText(draft) === '' || themeTexts([{ pageId: id, name, content: draft }], 1).length > 0)

/** Saves the owner's answers. Policies that are saved already do not change. */
export function updatePolicySettings(
  { db, session, store: { storeId } }: Pick<MemberContext, 'db' | 'session' | 'store'>,
  responses: Body<'policy.updateSettings'>,
): Promise<Policies> {
  return withStore(db, storeId, async (trx) => {
    const { storeId: _, ...given } = responses as typeof responses & { storeId?: string }
    await writePolicySettings(trx, storeId, given)
    await recordAudit(trx, {
      storeId,
      actorId: session.userId,
      action: 'policy.updateSettings',
      target: storeId,
      detail: { fields: Object.keys(given) },
    })
    return viewPolicies(trx, storeId)
  })
}

/**
 * Saves a policy's text on its page and publishes the page, which keeps its URL and its other blocks. Throws `stale_version` if the
 * page has changed since `baseVersion`.
 */
export async function publishPolicy(
  { db, work, session: { userId: actorId }, store: { storeId } }: MemberContext,
  { kind, html, baseVersion }: Body<'policy.publish'>,
): Promise<Policies> {
  const before = await withStoreReadOnly(db, storeId, async (trx) => (await policyPages(trx, storeId)).get(kind)?.page)
  if ((before?.draft_version ?? null) !== baseVersion) throw appError('stale_version')
  const content = withPolicyText(before?.draft, html)
  const completed = await completeContent(work, storeId, content)
  return withStore(db, storeId, async (trx) => {
    const facts = await readFacts(trx, storeId)
    const page = before ?? (await insertPolicyPage(trx, storeId, kind, facts))
    // The starter's page has an English name.
    const settings = isUntouched(page) ? { ...draftSettingsOf(page), ...policyHead(kind, facts) } : undefined
    const draft = { pageId: page.id, baseVersion: page.draft_version, content, ...(settings && { settings }) }
    const written = await writeDraft(trx, storeId, draft, completed)
    await publishDraft(trx, written.page, { actorId, label: '', invalidSettings: 'keep' })
    const returns = kind === 'refund' ? { return_days: facts.returnDays, return_costs: facts.returnCosts } : { return_days: null }
    const row = { page_id: page.id, generated: policyTemplate(kind, facts), ...returns, updated_at: new Date() }
    await trx
      .insertInto('policies')
      .values({ store_id: storeId, kind, ...row })
      .onConflict((conflict) => conflict.columns(['store_id', 'kind']).doUpdateSet(row))
      .execute()
    return viewPolicies(trx, storeId)
  })
}
