import { type EndpointId, endpoints, routeOf } from '@blockfront/contract'
import type pg from 'pg'

/** Calls of members that change neither settings nor content. */
const UNRECORDED: ReadonlySet<string> = new Set<EndpointId>([
  // Drafts, of which the log has the publication.
  'checkout.saveDraft',
  'page.import',
  'page.saveDraft',
  'store.saveThemeDraft',
  // What members tell each other.
  'comment.addThread',
  'comment.reply',
  'comment.setResolved',
  'presence.leave',
  'presence.update',
  // Calculations, checks, and states of one member.
  'domain.checkStatus',
  'domain.setTestRecords',
  'draftOrder.quote',
  'message.markRead',
  'shipping.preview',
  'store.select',
  // The log is deleted with the store.
  'store.delete',
])

/** Actions of endpoints that do the same as another one. Otherwise the action is the id of the endpoint. */
const ACTIONS: Partial<Record<EndpointId, EndpointId>> = {
  'page.updateSeo': 'page.update',
  'policy.publish': 'page.publish',
  'product.bulkDelete': 'product.delete',
}

/** Whether a successful call adds an entry to the activity log. Changes of orders are among their events. */
const isRecorded = (id: EndpointId): boolean =>
  endpoints[id].access === 'member' && routeOf(id).method !== 'GET' && !id.startsWith('order.') && !UNRECORDED.has(id)

/** Finds endpoints that change a store without an entry in its activity log. */
export interface ActivityCheck {
  /** Reads the log after a successful call, until there is an entry of this endpoint. */
  notice(id: EndpointId): Promise<void>
  /** The endpoints that were called successfully, and never added an entry. */
  missing(): EndpointId[]
}

export function createActivityCheck(owner: Pick<pg.Pool, 'query'>): ActivityCheck {
  const found = new Map<EndpointId, boolean>()
  return {
    async notice(id) {
      if (!isRecorded(id) || found.get(id)) return
      const { rows } = await owner.query('select 1 from audit_log where action = $1 limit 1', [ACTIONS[id] ?? id])
      if (!found.get(id)) found.set(id, rows.length > 0)
    },
    missing: () => [...found].flatMap(([id, isFound]) => (isFound ? [] : [id])),
  }
}
