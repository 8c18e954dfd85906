import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findings } from '../checks/axe.ts'

/** The windows that every screen is looked at in: a desk and a narrow phone, in CSS pixels. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

/** Looks at what is open at both widths: axe finds nothing, and nothing is wider than the window. Leaves the page at the desk. */
export async function lookAt(page: Page, name: string, beside: readonly string[] = []): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size)
    expect(await findings(page, beside), `${name} at ${size.width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`).toBeLessThanOrEqual(size.width)
  }
}
