import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Focuses the skip link with the first Tab, checks that it is visible, and follows it to the main content. */
export async function followSkipLink(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to content' })
  const bottom = () => link.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottom()).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  const box = await link.boundingBox()
  expect(box && box.y >= 0 && box.x >= 0).toBe(true)
  // Nothing covers it.
  const top = await link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })
  expect(top).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  expect(await bottom()).toBeLessThanOrEqual(0)
}
