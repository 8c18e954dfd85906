import { sha256 } from '@noble/hashes/sha2.js'

/** Number of hashes to calculate before other tasks of the page can run. */
const SLICE = 2000

const encoder = new TextEncoder()

/**
 * Returns the first number for which the SHA-256 of `challenge.number` starts with `difficulty` zero bits. It runs in slices, so that the
 * page stays responsive, and rejects when it is aborted. `crypto.subtle` is asynchronous, which is slow for thousands of hashes, and exists only
 * in secure contexts (HTTPS).
 */
export async function solve(challenge: string, difficulty: number, signal: AbortSignal): Promise<string> {
  const start = sha256.create().update(encoder.encode(`${challenge}.`))
  for (let solution = 0; ; solution++) {
    const hash = start
      .clone()
      .update(encoder.encode(String(solution)))
      .digest()
    if (leadingZeros(hash) >= difficulty) return String(solution)
    if (solution % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
}

/** Returns the number of leading zero bits of a hash. */
export function leadingZeros(hash: Uint8Array): number {
  let zeros = 0
  for (const byte of hash) {
    zeros += Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return zeros
}
