/** Waits until transitions have ended, because half-transparent text has less contrast. Ignores infinite animations. */
export async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
