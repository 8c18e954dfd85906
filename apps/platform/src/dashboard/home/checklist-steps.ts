import type { OrderStats, PageSummary, ProductRow } from '@blockfront/contract'
import type { Store } from '../store.ts'

export type StepKey = 'product' | 'demo' | 'page' | 'details' | 'logo' | 'seo' | 'share'

export interface Step {
  key: StepKey
  done: boolean
}

/** Derived from the store's data, so that no step has to be checked off by hand. */
export interface StoreState {
  store: Store
  pages: readonly PageSummary[]
  /** The newest product first: demo products are the oldest. */
  products: readonly Pick<ProductRow, 'isDemo'>[]
  orders: OrderStats['orders']
}

/** Whether the owner has published the page. A new store's pages are published when they are created. */
const isPublishedByOwner = ({ publishedAt, createdAt }: PageSummary) =>
  publishedAt !== null && Date.parse(publishedAt) - Date.parse(createdAt) > 1000

/** A new store has its name as title and the theme's description. */
const isSeoWritten = (home: PageSummary, store: Store) =>
  home.metaTitle.trim() !== '' && home.metaTitle.trim() !== store.name.trim() && home.metaDescription !== ''

/** The steps from a new store to its first order. */
export function checklistSteps({ store, pages, products, orders }: StoreState): Step[] {
  const home = pages.find(({ type }) => type === 'home')
  return [
    { key: 'product', done: products.some(({ isDemo }) => !isDemo) },
    { key: 'demo', done: !store.hasDemoProducts },
    { key: 'page', done: home !== undefined && isPublishedByOwner(home) },
    { key: 'details', done: store.storeEmail !== '' && store.address.line1 !== '' },
    { key: 'logo', done: store.logo !== '' },
    { key: 'seo', done: home !== undefined && isSeoWritten(home, store) },
    { key: 'share', done: orders > 0 },
  ]
}
