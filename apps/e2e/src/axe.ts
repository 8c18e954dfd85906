import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page, but for what `beside` selects, once nothing fades or moves in any more: one line for each rule. */
export async function findings(page: Page, beside: readonly string[] = []): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    // One whose element was replaced meanwhile may never say that it has ended.
    const enough = new Promise((resolve) => setTimeout(resolve, 5000))
    await Promise.race([enough, Promise.allSettled(ending.map(({ finished }) => finished))])
  })
  // In one piece it is a third faster, but waits for ever for what stands in frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1)
  for (const selector of beside) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
