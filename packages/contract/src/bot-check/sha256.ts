/**
 * Returns the SHA-256 (FIPS 180-4) of a short text. `crypto.subtle` is asynchronous, which is slow for thousands of hashes, and exists only
 * in secure contexts (HTTPS).
 */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text)
  const blocks = ((bytes.length + 8) >> 6) + 1
  const padded = new DataView(new ArrayBuffer(blocks * 64))
  bytes.forEach((byte, index) => {
    padded.setUint8(index, byte)
  })
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(blocks * 64 - 4, bytes.length * 8)

  const state = Uint32Array.from(ROOTS)
  const w = new Uint32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = padded.getUint32(block * 64 + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = at(w, i - 15)
      const b = at(w, i - 2)
      w[i] = at(w, i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + at(w, i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
    mix(state, w)
  }
  return state
}

const at = (words: Uint32Array, index: number) => words[index] ?? 0
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(CUBES, i) + at(w, i)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = at(state, index) + value
  })
}

/** Returns the first 32 bits of the fractional parts of the roots of the first 64 primes. */
const fractions = (root: (prime: number) => number) => {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32)
}
const CUBES = fractions(Math.cbrt)
const ROOTS = fractions(Math.sqrt).slice(0, 8)
