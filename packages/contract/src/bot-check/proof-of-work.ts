import { sha256After } from './sha256.ts'

/** Number of hashes to calculate before other tasks of the page can run. */
const SLICE = 2000

/**
 * Returns the first number for which the SHA-256 of `challenge.number` starts with `difficulty` zero bits. It runs in slices, so that the
 * page stays responsive, and rejects when it is aborted.
 */
export async function solve(challenge: string, difficulty: number, signal: AbortSignal): Promise<string> {
  const hashOf = sha256After(`${challenge}.`)
  for (let solution = 0; ; solution++) {
    if (leadingZeros(hashOf(String(solution))) >= difficulty) return String(solution)
    if (solution % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
}

/** Returns the number of leading zero bits of a hash. */
export function leadingZeros(hash: Uint32Array): number {
  let zeros = 0
  for (const word of hash) {
    zeros += Math.clz32(word)
    if (word !== 0) break
  }
  return zeros
}
