/** Waits until nothing fades or moves in any more: half-shown text has half its contrast. What never ends doesn't count. */
export async function atRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
