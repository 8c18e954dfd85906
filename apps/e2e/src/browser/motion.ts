import type { Page } from 'playwright-core'

/**
 * Waits until transitions and short animations of a page have ended: those that started up to two frames from now. Waits at most 5
 * seconds, because the transition of a replaced element may never report its end. An animation that follows scrolling never ends.
 */
export const motionEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ended = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect, timeline }) =>
            playState === 'running' && timeline === document.timeline && Number(effect?.getComputedTiming().endTime) < 2000,
        )
      await Promise.allSettled(ending.map(({ finished }) => finished))
    }
    await Promise.race([ended(), new Promise((resolve) => setTimeout(resolve, 5000))])
  })
