import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import { root } from '@blockfront/tooling/sources/repository'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { CDPSession, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { desk, phone } from './two-widths.ts'

/** Folder of the screenshots of the last long form (docs/decisions/0157). */
const folder = join(root, '.data/states')
export const makeFolder = (): Promise<unknown> => mkdir(folder, { recursive: true })

export type State = 'loading' | 'empty' | 'failed' | 'done'

/** Minimum standard deviation of a screenshot's brightness, in levels of 255: a blank one has none. */
const LEAST_VARIETY = 4

/**
 * Fails when the page is wider than the window. The long form also saves a screenshot, and fails when it stays blank: screenshots would take
 * a tenth of the processor time of `npm test`.
 */
async function picture(page: Page, name: string, mark: Locator): Promise<void> {
  const { width } = page.viewportSize() ?? desk
  const file = join(folder, `${name}-${width}.jpg`)
  await mark.first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBeLessThanOrEqual(width)
  if (!isDeep) return
  const takePainted = async () => {
    const image = await capture(page)
    expect(await variety(image, width), `variety of ${name} at ${width} px`).toBeGreaterThan(LEAST_VARIETY)
    await writeFile(file, image)
  }
  // Right after a change of the window's size, Chromium can capture a frame that is not painted yet.
  // `expect.poll` cannot be used here: the tests run at the same time, and it belongs to one of them.
  await vi.waitFor(takePainted, { timeout: 60_000 })
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * The window as a JPEG, by Chromium's own command: Playwright's screenshots hide the caret and wait for frames, which takes half as much
 * processor time again. A PNG takes five times as long to write.
 */
async function capture(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (await session).send('Page.captureScreenshot', { format: 'jpeg', quality: 90 })
  return Buffer.from(data, 'base64')
}

/** Standard deviation of the brightness of an image, from every fourth pixel: quicker than all figures that `sharp().stats()` returns. */
async function variety(image: Buffer, width: number): Promise<number> {
  const quarter = sharp(image)
    .resize({ width: Math.round(width / 4), kernel: 'nearest' })
    .greyscale()
  const levels = await quarter.raw().toBuffer()
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length)
}

/** Checks one state at the current width, with a screenshot in the long form. */
export async function pictureOf(page: Page, screen: string, state: State, mark: Locator): Promise<void> {
  await mark.first().waitFor()
  await settled(page)
  await picture(page, `${screen}-${state}`, mark)
}

/** Checks one state at both widths, with screenshots in the long form. Restores the window size. */
export async function pictures(page: Page, screen: string, state: State, mark: Locator): Promise<void> {
  const before = page.viewportSize() ?? desk
  const other = before.width === phone.width ? desk : phone
  for (const size of [before, other]) {
    if (size !== before) await page.setViewportSize(size)
    await pictureOf(page, screen, state, mark)
  }
  await page.setViewportSize(before)
  // Shifts from resizing the window are reported by then, and not counted with later ones.
  await settled(page)
}

/** Waits until visible images have loaded and short animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(atRest)
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    // A lazy image that is covered may never load.
    const enough = new Promise((resolve) => setTimeout(resolve, 2000))
    await Promise.race([enough, Promise.allSettled(seen.map((image) => image.decode()))])
  })
}

declare global {
  interface Window {
    /** The layout shift so far, as Cumulative Layout Shift counts it, and the shifted elements. */
    __shifted?: { score: number; what: string[] }
  }
}

/**
 * Counts layout shifts from the next navigation on. Shifts within half a second after user input don't count, unless `afterInput` is
 * set.
 */
export const countShifts = (page: Page, { afterInput = false } = {}): Promise<unknown> =>
  page.addInitScript((countsAll) => {
    const shifted = { score: 0, what: [] as string[] }
    window.__shifted = shifted
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput && !countsAll) continue
        shifted.score += entry.value
        for (const { node } of entry.sources)
          shifted.what.push((node as Element | undefined)?.className ?? String(node?.nodeName))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, afterInput)

/** The layout shift so far. */
export const shifts = async (page: Page): Promise<{ score: number; what: string[] }> =>
  (await page.evaluate(() => window.__shifted)) ?? { score: 0, what: [] }
