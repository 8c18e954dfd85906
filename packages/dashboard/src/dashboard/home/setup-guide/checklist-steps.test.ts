import type { PageSummary } from '@blockfront/contract'
import { expect, test } from 'vitest'
import { checklistSteps, openingWarnings, type Setup, type StoreState } from './checklist-steps.ts'
import { nextStep } from './step-screens.ts'

const home = { type: 'home', metaTitle: 'Alder & Oak', metaDescription: 'Things for every day.' } as PageSummary
const setup: Setup = {
  products: 0,
  demoProducts: 6,
  details: false,
  logo: false,
  policies: 0,
  shipping: false,
  payment: false,
  domain: false,
  themeTexts: [{ pageId: 'p', page: 'About', blockId: 'b', block: 'Text', text: 'Welcome to Alder & Oak.' }],
}
const start: StoreState = { store: { name: 'Alder & Oak', isOpen: false }, setup, pages: [home] }

const doneWith = (changes: Partial<StoreState>) =>
  checklistSteps({ ...start, ...changes })
    .filter(({ done }) => done)
    .map(({ key }) => key)

test('nothing is done in a new store', () => expect(doneWith({})).toEqual([]))

test('SEO is done once the title differs from the name and there is a description', () => {
  const pages = [{ ...home, metaTitle: 'Oak, planed by hand' }]
  expect(doneWith({ pages })).toEqual(['seo'])
  expect(doneWith({ pages: [{ ...home, metaTitle: 'Oak', metaDescription: '' }] })).toEqual([])
})

test('each step is done by the data of the store', () => {
  const complete: Setup = { ...setup, products: 1, demoProducts: 0, details: true, policies: 2, themeTexts: [] }
  expect(doneWith({ setup: complete })).toEqual(['product', 'demo', 'texts', 'details', 'policies'])
  expect(doneWith({ store: { ...start.store, isOpen: true } })).toEqual(['open'])
})

test('before opening, the owner is warned of what is missing, and not of a missing logo or domain', () => {
  expect(openingWarnings(start)).toEqual(['product', 'payment', 'shipping', 'demo', 'texts', 'details', 'policies'])
  const ready: Setup = { ...setup, products: 1, demoProducts: 0, details: true, policies: 1, shipping: true, payment: true }
  expect(openingWarnings({ ...start, setup: { ...ready, themeTexts: [] } })).toEqual([])
})

test('the next step is the first incomplete one that is not on the screen', () => {
  const next = (changes: Partial<Setup>, pathname: string) =>
    nextStep(checklistSteps({ ...start, setup: { ...setup, ...changes } }), `/dashboard/${pathname}`)
  expect(next({}, 'orders')).toBe('product')
  expect(next({}, 'addproduct')).toBe('payment')
  expect(next({ products: 1 }, 'edit-product/p')).toBe('payment')
  expect(next({ products: 1, payment: true }, 'payment')).toBe('shipping')
  const ready: Setup = { ...setup, products: 1, demoProducts: 0, details: true, policies: 1, shipping: true, payment: true }
  const all = { ...ready, themeTexts: [], logo: true, domain: true }
  expect(next(all, 'orders')).toBe('seo')
  expect(next(all, 'seo')).toBeUndefined()
})
