/** Returns a function that gives numbers from 0 to below 1, the same ones for the same seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    return (state >>> 8) / 16_777_216
  }
}
