import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { root } from '../../../../scripts/sources/repository.ts'
import { desk, phone } from './two-widths.ts'

/** Where the pictures of the last run stand, to be looked at (docs/decisions/0018). */
const folder = join(root, '.data/states')
export const makeFolder = (): Promise<unknown> => mkdir(folder, { recursive: true })

export type State = 'loading' | 'empty' | 'failed' | 'done'

/** How much a picture of a screen varies at least, in levels of 255: a blank one does not vary. */
const LEAST_VARIETY = 4

/** Takes a picture of what is open in this window, and looks at what a person would see wrong in it. */
async function picture(page: Page, name: string, mark: Locator): Promise<void> {
  const { width } = page.viewportSize() ?? desk
  const file = join(folder, `${name}-${width}.jpg`)
  await mark.first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBeLessThanOrEqual(width)
  const takePainted = async () => {
    // A PNG takes five times as long to write.
    await page.screenshot({ path: file, quality: 90 })
    const { channels } = await sharp(file).stats()
    const variety = Math.max(...channels.map(({ stdev }) => stdev))
    expect(variety, `variety of ${name} at ${width} px`).toBeGreaterThan(LEAST_VARIETY)
  }
  // Right after a change of the window's size, Chromium can capture a frame that is not painted yet.
  // `expect.poll` cannot be used here: the tests run at the same time, and it belongs to one of them.
  await vi.waitFor(takePainted, { timeout: 15_000 })
}

/** Pictures of one state at both widths. Restores the window size. */
export async function pictures(page: Page, screen: string, state: State, mark: Locator): Promise<void> {
  const before = page.viewportSize() ?? desk
  const other = before.width === phone.width ? desk : phone
  await mark.first().waitFor()
  for (const size of [before, other]) {
    if (size !== before) await page.setViewportSize(size)
    await settled(page)
    await picture(page, `${screen}-${state}`, mark)
  }
  await page.setViewportSize(before)
  // What moved with the window is counted by then, and not with what follows.
  await settled(page)
}

/** Waits until pictures in view are there and nothing moves but what does so for longer than a look takes. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    // A lazy picture behind something else may never be fetched.
    const enough = new Promise((resolve) => setTimeout(resolve, 2000))
    await Promise.race([enough, Promise.allSettled(seen.map((image) => image.decode()))])
  })

declare global {
  interface Window {
    /** How much of the window moved so far, as Cumulative Layout Shift counts it, and what. */
    __shifted?: { score: number; what: string[] }
  }
}

/** Counts from the next navigation on what moves without being asked. */
export const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifted = { score: 0, what: [] as string[] }
    window.__shifted = shifted
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        shifted.score += entry.value
        for (const { node } of entry.sources)
          shifted.what.push((node as Element | undefined)?.className ?? String(node?.nodeName))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What moved so far. */
export const shifts = async (page: Page): Promise<{ score: number; what: string[] }> =>
  (await page.evaluate(() => window.__shifted)) ?? { score: 0, what: [] }
