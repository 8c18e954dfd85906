import type { CountedPage, VisitStep } from '../../ground/visit.ts'

export interface CountedVisitor {
  visitor: Buffer
  source: string
  steps: Set<VisitStep>
}

/** Counts of one store on one day that are not written yet. */
export interface VisitBatch {
  storeId: string
  day: string
  /** By hash, in hexadecimal. */
  visitors: Map<string, CountedVisitor>
  pages: Map<string, CountedPage>
}

/** Adds steps of a visitor, who keeps the source of the first visit. Returns the number of new entries. */
export function addSteps({ visitors }: VisitBatch, key: string, added: CountedVisitor): number {
  const known = visitors.get(key)
  if (!known) {
    visitors.set(key, { ...added, steps: new Set(added.steps) })
    return 1
  }
  // An order has no source: its visit can be reported after it.
  if (added.steps.has('visit') && !known.steps.has('visit')) known.source = added.source
  for (const step of added.steps) known.steps.add(step)
  return 0
}

/** Adds views of a page or additions to a cart. Returns the number of new entries. */
export function addPage({ pages }: VisitBatch, added: CountedPage): number {
  const key = `${added.kind}/${added.slug}/${added.id}`
  const known = pages.get(key)
  if (!known) {
    pages.set(key, { ...added })
    return 1
  }
  known.views += added.views
  known.carts += added.carts
  return 0
}
