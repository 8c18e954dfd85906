import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Text with plain spaces and without marks of direction, so that tests can write amounts as people do. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Waits until the rows of totals on a page, or other texts, are these, each as one line. */
export const expectRows = (rows: Locator, expected: readonly string[]): Promise<void> =>
  expect.poll(async () => (await rows.allInnerTexts()).map(plain)).toEqual(expected)
