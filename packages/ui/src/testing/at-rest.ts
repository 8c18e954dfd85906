/**
 * Waits until transitions have ended, because half-transparent text has less contrast. Ignores infinite animations, and those that follow
 * scrolling, which never end.
 */
export async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect, timeline }) =>
        playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
