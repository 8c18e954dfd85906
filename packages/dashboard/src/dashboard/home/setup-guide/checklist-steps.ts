import type { PageSummary } from '@blockfront/contract'
import type { CallOutput } from '@blockfront/contract/client'
import type { Store } from '../../store.ts'

export type Setup = CallOutput<'store.setup'>

export type StepKey =
  | 'product'
  | 'demo'
  | 'texts'
  | 'details'
  | 'logo'
  | 'seo'
  | 'policies'
  | 'shipping'
  | 'payment'
  | 'domain'
  | 'open'

export interface Step {
  key: StepKey
  done: boolean
}

/** Derived from the store's data, so that no step has to be checked off by hand. */
export interface StoreState {
  store: Pick<Store, 'name' | 'isOpen'>
  setup: Setup
  pages: readonly PageSummary[]
}

/** A new store has its name as title and the theme's description. */
const isSeoWritten = (home: PageSummary, name: string) =>
  home.metaTitle.trim() !== '' && home.metaTitle.trim() !== name.trim() && home.metaDescription !== ''

/** The steps from a new store to its opening. What an order needs comes first: a product, a way to pay and a way to ship. */
export function checklistSteps({ store, setup, pages }: StoreState): Step[] {
  const home = pages.find(({ type }) => type === 'home')
  return [
    { key: 'product', done: setup.products > 0 },
    { key: 'payment', done: setup.payment },
    { key: 'shipping', done: setup.shipping },
    { key: 'demo', done: setup.demoProducts === 0 },
    { key: 'texts', done: setup.themeTexts.length === 0 },
    { key: 'details', done: setup.details },
    { key: 'logo', done: setup.logo },
    { key: 'seo', done: home !== undefined && isSeoWritten(home, store.name) },
    { key: 'policies', done: setup.policies > 0 },
    { key: 'domain', done: setup.domain },
    { key: 'open', done: store.isOpen },
  ]
}

/** Steps that an owner should know about before the store is opened. The others only make it better. */
const warned = ['product', 'payment', 'shipping', 'demo', 'texts', 'details', 'policies'] as const satisfies StepKey[]

/** Returns the steps that are missing before a store is opened. */
export function openingWarnings(state: StoreState): (typeof warned)[number][] {
  const missing = new Set(checklistSteps(state).flatMap(({ key, done }) => (done ? [] : [key])))
  return warned.filter((key) => missing.has(key))
}
