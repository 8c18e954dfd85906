/**
 * Waits until transitions and short animations have ended: those that started up to two frames from now. Half-transparent text has less
 * contrast. An animation that follows scrolling never ends. Waits at most 5 seconds, because the transition of a replaced element may never
 * report its end. Needs no other code, so that tests can run it in any page.
 */
export async function atRest(): Promise<void> {
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
}
