import type { HandlerInput } from '@blockfront/contract'
import { isbot } from 'isbot'
import type { CallContext } from '../../ground/handler.ts'
import type { CountedPage, VisitStep } from '../../ground/visit.ts'
import { visitSource } from './visit-source.ts'

type ShopperContext = Pick<CallContext<'visit.record'>, 'visits' | 'store' | 'client' | 'userAgent' | 'incoming' | 'hostnames'>

/** Counts what a shopper's browser reports. The response does not reveal whether it was counted. */
export async function recordVisit(context: ShopperContext, event: HandlerInput<'visit.record'>['body']): Promise<{ ok: true }> {
  const { visits, store, client, userAgent } = context
  if (!(await mayCount(context))) return { ok: true }
  const source = visitSource(event, store.hostname ?? '')
  await visits.count({ storeId: store.storeId, client, userAgent, source, ...countsOf(event) })
  return { ok: true }
}

/**
 * Counts an order for the source of its visitor, and the visit if the browser did not report it. Never fails: the order is placed.
 */
export async function recordOrder(context: ShopperContext & Pick<CallContext<'visit.record'>, 'log'>): Promise<void> {
  const { visits, store, client, userAgent } = context
  if (!(await mayCount(context))) return
  await visits
    .count({ storeId: store.storeId, client, userAgent, source: '', steps: ['visit', 'order'] })
    .catch((error: unknown) => context.log.warn({ err: error }, 'The order was not counted for its source'))
}

/**
 * Programs are not visitors, and browsers can ask not to be counted (Global Privacy Control, Do Not Track). In a closed store, visits are tests.
 */
async function mayCount({
  userAgent,
  incoming: { headers },
  hostnames,
  store,
}: Omit<ShopperContext, 'visits' | 'client'>): Promise<boolean> {
  if (headers['sec-gpc'] === '1' || headers.dnt === '1' || userAgent === '' || isbot(userAgent)) return false
  return (await hostnames.find(store.hostname ?? ''))?.isOpen === true
}

function countsOf(event: HandlerInput<'visit.record'>['body']): { steps: VisitStep[]; page?: CountedPage } {
  switch (event.event) {
    case 'view': {
      const page = { kind: event.kind, slug: event.slug, id: '', views: 1, carts: 0 }
      return { steps: event.kind === 'product' ? ['visit', 'product'] : ['visit'], page }
    }
    case 'addToCart':
      return { steps: ['visit', 'cart'], page: { kind: 'product', slug: '', id: event.productId, views: 0, carts: 1 } }
    case 'checkout':
      return { steps: ['visit', 'checkout'] }
  }
}
