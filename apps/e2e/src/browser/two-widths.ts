import { atRest } from '@blockfront/tooling/browser/at-rest'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findings } from '../checks/axe.ts'

/** The windows in which every screen is tested: a desktop and a narrow phone, in CSS pixels. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

/**
 * Checks the current page: nothing is wider than a phone. The long form of tests also checks the desktop's width, and accessibility at both
 * widths. Restores the desktop size.
 */
export async function lookAt(page: Page, name: string, beside: readonly string[] = []): Promise<void> {
  for (const size of isDeep ? [phone, desk] : [phone]) {
    await page.setViewportSize(size)
    if (isDeep) expect(await findings(page, beside), `${name} at ${size.width} px`).toEqual([])
    else await page.evaluate(atRest)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBeLessThanOrEqual(size.width)
  }
  await page.setViewportSize(desk)
}
