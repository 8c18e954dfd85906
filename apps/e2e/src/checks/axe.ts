import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { atRest } from '@blockfront/tooling/browser/at-rest'
import { isDeep } from '@blockfront/tooling/tests/repeat'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The minified script: every document compiles it again, and `axe.source` is more than twice as long. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violations = Pick<axe.Result, 'id' | 'nodes'>[]

/**
 * Style sheets are not requested and parsed again: they are for an experimental rule that is not active. Media are, for the rule about
 * their sound.
 */
const options = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } }

/**
 * Returns the accessibility violations of a page, except inside `beside`, after transitions have ended: one line for each rule.
 * What is found is checked again, because another transition may have started during the check, as of a button that is enabled.
 */
export async function findings(page: Page, beside: readonly string[] = []): Promise<string[]> {
  const first = await violationsAtRest(page, beside)
  return first.length === 0 ? first : violationsAtRest(page, beside)
}

/** Returns the violations in the long form of tests only: of screens and dialogs whose kind `npm test` checks elsewhere. */
export const deepFindings = async (page: Page, beside: readonly string[] = []): Promise<string[]> =>
  isDeep ? findings(page, beside) : []

async function violationsAtRest(page: Page, beside: readonly string[]): Promise<string[]> {
  await page.evaluate(atRest)
  const violations = page.frames().length === 1 ? await inOneDocument(page, beside) : await inFrames(page, beside)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Twice as fast: the script is injected once per document, and only violations are returned. */
async function inOneDocument(page: Page, beside: readonly string[]): Promise<Violations> {
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(script)
  return page.evaluate(
    async ({ exclude, axeOptions }) => {
      if (!window.axe) throw new Error('axe did not come to the page.')
      const { violations } = await window.axe.run(exclude.length > 0 ? { exclude } : document, axeOptions)
      return violations.map(({ id, nodes }) => ({ id, nodes }))
    },
    { exclude: beside.map((selector) => [selector]), axeOptions: { ...options, selectors: false } },
  )
}

async function inFrames(page: Page, beside: readonly string[]): Promise<Violations> {
  const builder = new AxeBuilder({ page, axeSource: script }).options(options)
  for (const selector of beside) builder.exclude(selector)
  return (await builder.analyze()).violations
}
