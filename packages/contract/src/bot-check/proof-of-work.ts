import { sha256 } from './sha256.ts'

/** Hashes tried before the page gets a breath. */
const AT_ONCE = 500

/**
 * Finds the number whose SHA-256 of `challenge.number` starts with as many zero bits as asked. It works in slices, so that
 * the page stays usable, and rejects when it is aborted.
 */
export async function solve(challenge: string, difficulty: number, signal: AbortSignal): Promise<string> {
  for (let solution = 0; ; solution++) {
    if (leadingZeros(sha256(`${challenge}.${solution}`)) >= difficulty) return String(solution)
    if (solution % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
}

/** The number of zero bits that a hash starts with. */
export function leadingZeros(hash: Uint32Array): number {
  let zeros = 0
  for (const word of hash) {
    zeros += Math.clz32(word)
    if (word !== 0) break
  }
  return zeros
}
