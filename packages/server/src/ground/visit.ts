/** Steps of a visit. In each, a visitor counts once a day. */
export type VisitStep = 'visit' | 'product' | 'cart' | 'checkout' | 'order'

/** A page by its slug, or a product that was added to a cart by its id. */
export interface CountedPage {
  kind: string
  slug: string
  id: string
  views: number
  carts: number
}

/** An action of a visitor. */
export interface Visit {
  storeId: string
  /** The client's key for rate limits. */
  client: string
  userAgent: string
  source: string
  steps: readonly VisitStep[]
  /** The page that was viewed, or the product that was added to the cart. */
  page?: CountedPage
}

/** Counts visits in memory and writes the counts every few seconds. A process that is killed loses those seconds. */
export interface VisitCounter {
  count(visit: Visit): Promise<void>
  /** Writes everything that is counted so far. */
  flush(): Promise<void>
  /** Stops the timer and flushes. */
  stop(): Promise<void>
}
