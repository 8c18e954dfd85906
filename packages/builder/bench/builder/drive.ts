import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { ENTRIES } from './contender.ts'
import type { Weight } from './note.tsx'

/** Milliseconds of one kind of action, in chronological order. */
export interface Times {
  open: number[]
  select: number[]
  /** Only the first key of a round: its code runs for the first time. */
  firstKey: number[]
  type: number[]
  insert: number[]
  /** Opening the list of blocks with the plus between two blocks. Only for contenders that have one. */
  openPlus: number[]
  /** Choosing a block in that list, until it is on the page. */
  insertFromPlus: number[]
  /** Processor time of the page's main thread in these two actions: other programs on the machine do not change it. */
  openPlusWork: number[]
  insertFromPlusWork: number[]
  drag: number[]
  /** JavaScript heap of the open builder, in bytes. */
  heap: number[]
}

export const noTimes = (): Times => ({
  open: [],
  select: [],
  firstKey: [],
  type: [],
  insert: [],
  openPlus: [],
  insertFromPlus: [],
  openPlusWork: [],
  insertFromPlusWork: [],
  drag: [],
  heap: [],
})

/** How often each action is measured in one round. */
const ACTS = { select: 12, type: 60, insert: 4, plus: 8, moves: 40 }
/** Notes that are visible without scrolling and can be clicked. */
const SEEN = 6

/** Opens a builder in a new page and performs every action with real input events. */
export async function drive(
  page: Page,
  address: string,
  { weight, hasPlus }: { weight: Weight; hasPlus: boolean },
  times: Times,
): Promise<void> {
  await page.goto(address)
  const devtools = await page.context().newCDPSession(page)
  const before = await heapOf(devtools)
  await page.evaluate((which) => {
    const root = document.getElementById('root') as HTMLElement
    const count = 1000
    window.stopwatch.fromCall(
      () => window.contender.mount(root, which),
      () => document.querySelectorAll('article.note').length === count && document.body.innerText.includes('Note'),
    )
  }, weight)
  times.open.push(await result(page))
  times.heap.push((await heapOf(devtools)) - before)
  for (let i = 0; i < ACTS.select; i++) times.select.push(await select(page, i % SEEN))
  await typeInto(page, times)
  for (let i = 0; i < ACTS.insert; i++) times.insert.push(await insert(page))
  if (hasPlus) await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (let i = 0; hasPlus && i < ACTS.plus; i++) await insertFromPlus(page, devtools, times)
  times.drag.push(...(await drag(page)))
}

const result = (page: Page) => page.evaluate(() => window.stopwatch.result())

async function heapOf(devtools: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

/** The processor time of the page's main thread so far, in milliseconds. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const titleOf = (page: Page, index: number) => page.locator('article.note h3').nth(index).innerText()

/** From the click on a note until its title is in the panel's field. */
async function select(page: Page, index: number): Promise<number> {
  const title = await titleOf(page, index)
  await page.evaluate((wanted) => {
    window.stopwatch.fromEvent('click', () =>
      [...document.querySelectorAll('input')].some((input) => input.value === wanted && input.checkVisibility()),
    )
  }, title)
  await clickNote(page, index)
  return result(page)
}

async function middleOf(page: Page, index: number) {
  const box = await boxOf(page.locator('article.note').nth(index))
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not on the screen.`)
  return box
}

/** Clicks without `locator.click()`, which searches all elements at the point for its own check, within the measured time. */
async function clickMiddle(page: Page, element: Locator) {
  const { x, y, width, height } = await boxOf(element)
  await page.mouse.click(x + width / 2, y + height / 2)
}

async function clickNote(page: Page, index: number) {
  const { x, y } = await middleOf(page, index)
  await page.mouse.click(x, y)
}

/** From the keydown in the panel's field until the note shows the letter. */
async function typeInto(page: Page, times: Times) {
  const index = 2
  await select(page, index)
  let title = await titleOf(page, index)
  const field = await page.evaluateHandle(
    (wanted) => [...document.querySelectorAll('input')].find((input) => input.value === wanted && input.checkVisibility()),
    title,
  )
  await field.asElement()?.click()
  await page.keyboard.press('End')
  for (let i = 0; i < ACTS.type; i++) {
    title += 'x'
    await page.evaluate(
      ([at, wanted]) => {
        const seek = () => document.querySelectorAll('article.note h3')[at as number]
        const known = seek()
        // Found once in advance: a search among a thousand elements at every change would be measured, too.
        window.stopwatch.fromEvent('keydown', () => (known?.isConnected ? known : seek())?.textContent === wanted)
      },
      [index, title] as const,
    )
    await page.keyboard.press('x')
    const time = await result(page)
    times.type.push(time)
    if (i === 0) times.firstKey.push(time)
  }
}

/** From the call that inserts a note until the note is rendered. */
async function insert(page: Page): Promise<number> {
  await page.evaluate(() => {
    const count = document.querySelectorAll('article.note').length
    window.stopwatch.fromCall(
      () => window.contender.insert(),
      () => document.querySelectorAll('article.note').length === count + 1,
    )
  })
  return result(page)
}

/** With real clicks: from the plus between two notes until the list is open, and from the choice until the note is rendered. */
async function insertFromPlus(page: Page, devtools: CDPSession, times: Times) {
  const { x, y, width, height } = await boxOf(page.locator('article.note').nth(2))
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.move(x + width / 2, y + height - 1)
  const plus = page.locator('.bfb-gap__button')
  await plus.waitFor()
  await page.evaluate(() => window.stopwatch.fromEvent('click', () => document.querySelector('[role="option"]') !== null))
  const opening = await workOf(devtools)
  await clickMiddle(page, plus)
  times.openPlus.push(await result(page))
  times.openPlusWork.push((await workOf(devtools)) - opening)
  const options = page.locator('[role="option"]')
  await options.nth(ENTRIES - 1).waitFor()
  await page.evaluate(() => {
    const count = document.querySelectorAll('article.note').length
    window.stopwatch.fromEvent('click', () => document.querySelectorAll('article.note').length === count + 1)
  })
  const inserting = await workOf(devtools)
  await clickMiddle(page, options.first())
  times.insertFromPlus.push(await result(page))
  times.insertFromPlusWork.push((await workOf(devtools)) - inserting)
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
}

/**
 * Milliseconds between two pointer moves of a drag. Waiting for a paint requests an additional empty frame, which Chromium
 * without a display holds open for 16 ms. A move within that time would measure the wait instead of the builder.
 */
const BETWEEN_MOVES = 40

/** Each pointer move of a drag over the page, until the next paint. The first moves, which start the drag, are not counted. */
async function drag(page: Page): Promise<number[]> {
  const from = await middleOf(page, 1)
  const to = await middleOf(page, SEEN - 1)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 4, from.y + 12, { steps: 6 })
  await page.evaluate(() => window.stopwatch.every('pointermove'))
  for (let i = 0; i < ACTS.moves; i++) {
    const part = 0.5 - Math.cos((i / ACTS.moves) * 4 * Math.PI) / 2
    await page.mouse.move(from.x + 4, from.y + 12 + (to.y - from.y) * part)
    await setTimeout(BETWEEN_MOVES)
  }
  const moves = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() => window.setTimeout(() => resolve(window.stopwatch.stop()), 0)),
      ),
  )
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return moves
}
