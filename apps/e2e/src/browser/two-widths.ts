import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isDeep } from '../../../../scripts/tests/repeat.ts'
import { findings } from '../checks/axe.ts'

/** The windows in which every screen is tested: a desktop and a narrow phone, in CSS pixels. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

/**
 * Checks the current page: nothing is wider than the window at both widths, and there are no accessibility violations on a phone, in the
 * long form of tests at both widths. Restores the desktop size.
 */
export async function lookAt(page: Page, name: string, beside: readonly string[] = []): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    if (size === phone || isDeep) expect(await findings(page, beside), `${name} at ${size.width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBeLessThanOrEqual(size.width)
  }
}
