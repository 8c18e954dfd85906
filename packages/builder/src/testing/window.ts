/** Queries and actions for tests of the builder's window, and its accessibility violations. */

import { atRest } from '@blockfront/tooling/browser/at-rest'
import axe from 'axe-core'
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { indexedDbCopyStore } from '../saving/local-copies/local-copy-store.ts'
import { type PageStore, pageStore } from './page-store.ts'

export const text = (id: string, words: string, props: object = {}) => ({
  id,
  type: 'textBlock',
  props: { text: `<p>${words}</p>`, ...props },
})

/** A wide window with empty storage, and a store of two pages. */
export async function freshStore(): Promise<PageStore> {
  document.documentElement.lang = 'en'
  document.title = 'Builder'
  localStorage.clear()
  await page.viewport(1440, 900)
  for (const id of ['home', 'about'])
    for (const { key } of await indexedDbCopyStore().of('s1', id)) await indexedDbCopyStore().drop(key)
  return pageStore(
    {
      home: { name: 'Home', type: 'home', isSystem: true, content: [text('a', 'First'), text('b', 'Second')] },
      about: { name: 'About us', content: [text('c', 'Who we are')] },
    },
    [{ id: 'nav', type: 'navbar' }],
  )
}

export const find = (selector: string) => document.querySelector<HTMLElement>(selector)
export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const panel = (name: string) => page.getByRole('region', { name, exact: true })
export const says = (place: Locator, words: string) => expect.poll(() => place.element().textContent).toContain(words)

/** Opens the outline, and selects a block in it. */
export async function select(name: string | RegExp): Promise<void> {
  await button('Outline').click()
  await page.getByRole('treeitem', { name }).first().click()
}

/** The violations that axe reports. The contract tests check the page and thumbnails. */
export async function findings(rules: axe.RuleObject = {}): Promise<string[]> {
  await atRest()
  const { violations } = await axe.run(
    { include: [document.body], exclude: [['.bf-page']] },
    { resultTypes: ['violations'], rules },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** Expects no violations after transitions have ended. */
export const clean = (message: string, rules?: axe.RuleObject) =>
  expect.poll(() => findings(rules), { message, interval: 300 }).toEqual([])
