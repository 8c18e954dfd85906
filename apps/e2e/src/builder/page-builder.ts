import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from '../browser/browser.ts'
import { originOf, type StartedStore } from '../server/started-server.ts'

/** Timeout for pending work on a busy machine. */
export const patience = { timeout: 60_000 }

/** Adds an empty page to a store. Returns its id. */
export async function newPage({ owner, storeId }: StartedStore, name: string, content: unknown[] = []): Promise<string> {
  return (await owner.call('page.add', { body: { storeId, name, content } })).pageId
}

/** Signs in as the owner in this visitor's browser. */
export async function signIn({ context }: Visit, { owner, storeId }: StartedStore): Promise<void> {
  const { email, password } = owner
  const login = await context.request.post(`${originOf()}/api/auth/login`, { data: { email, password } })
  expect(login.status()).toBe(200)
  const select = await context.request.put(`${originOf()}/api/store/select-store`, { data: { storeId } })
  expect(select.status()).toBe(200)
}

/** Opens a page in the builder, and waits until its canvas is rendered. */
export async function openBuilder(page: Page, pageId: string): Promise<void> {
  await page.goto(`${originOf()}/builder?page=${pageId}`)
  await page.locator('.bf-page').first().waitFor()
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
}

/** Waits until the builder shows that everything is saved. */
export const saved = (page: Page): Promise<void> => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })

/** Opens the outline and selects a block by name. */
export async function select(page: Page, name: string): Promise<void> {
  const outline = page.getByRole('tree')
  if (!(await outline.isVisible())) await page.getByRole('button', { name: 'Outline', exact: true }).click()
  const row = outline.getByRole('treeitem', { name }).first()
  if ((await row.getAttribute('aria-selected')) !== 'true') await row.click()
}

/** The blocks of a page's draft on the server: types, and children of containers. */
export async function draftOf({ owner }: StartedStore, pageId: string): Promise<unknown[]> {
  const { content } = await owner.call('page.getById', { query: { pageId } })
  return content.map(shapeOf)
}

type Stored = { type: string; childComponents?: unknown[] }

function shapeOf(block: unknown): unknown {
  const { type, childComponents } = block as Stored
  return childComponents?.length ? { [type]: childComponents.map(shapeOf) } : type
}

/** Milliseconds for a publish. At the start of a run, the other browsers and the first pages of the server need every processor. */
const PUBLISHED_WITHIN = 60_000

/** Publishes with the dialog, as an owner does. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish page' }).click()
  await page
    .getByText(/ is published$/)
    .first()
    .waitFor({ state: 'attached', timeout: PUBLISHED_WITHIN })
  // Keys that are pressed earlier reach the dialog.
  await page.getByRole('button', { name: 'Publish page' }).waitFor({ state: 'detached' })
}

/** Drags with the mouse from the center of one element to a part of another (0 to 1 from its top), in several steps. */
export async function drag(page: Page, from: Locator, to: Locator, down = 0.5): Promise<void> {
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox()
    if (!box) throw new Error('Nothing to drag, or nowhere to drag it to.')
    return box
  }
  const goal = async () => {
    const { x, y, width, height } = await boxOf(to)
    return { x: x + width / 2, y: y + height * down }
  }
  const [start, first] = [await boxOf(from), await goal()]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(first.x, first.y - 12, { steps: 6 })
  // The canvas scrolls while the pointer passes one of its ends.
  const { x, y } = await goal()
  await page.mouse.move(x, y, { steps: 3 })
  await page.locator('.bfb-line').waitFor()
  // The drop position is computed once per frame: wait for the final position.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.mouse.up()
}
