/**
 * Returns a function for the SHA-256 (FIPS 180-4) of a short text that starts with `prefix`: it takes the rest of the text. Whole blocks of
 * the prefix are hashed only once. `crypto.subtle` is asynchronous, which is slow for thousands of hashes, and exists only in secure
 * contexts (HTTPS).
 */
export function sha256After(prefix: string): (rest: string) => Uint32Array {
  const start = encoder.encode(prefix)
  const hashed = start.length & -BLOCK
  const before = ROOTS.slice()
  mixAll(before, new DataView(start.buffer, start.byteOffset, hashed))
  const left = start.subarray(hashed)
  let padded = new Uint8Array()
  let view = new DataView(padded.buffer)
  return (rest) => {
    const end = encoder.encode(rest)
    const length = left.length + end.length
    const size = ((length + 8) & -BLOCK) + BLOCK
    if (padded.length === size) padded.fill(0)
    else {
      padded = new Uint8Array(size)
      view = new DataView(padded.buffer)
    }
    padded.set(left)
    padded.set(end, left.length)
    padded[length] = 0x80
    view.setUint32(size - 4, (hashed + length) * 8)
    const state = before.slice()
    mixAll(state, view)
    return new Uint32Array(state.buffer)
  }
}

const encoder = new TextEncoder()

/** Bytes of a block. */
const BLOCK = 64

// Signed words: V8 calculates with unsigned ones as floating-point numbers.
const at = (words: Int32Array, index: number) => words[index] ?? 0
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** Used again for every block. */
const w = new Int32Array(64)

/** Mixes whole blocks into the state. */
function mixAll(state: Int32Array, blocks: DataView): void {
  for (let start = 0; start < blocks.byteLength; start += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = blocks.getInt32(start + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = at(w, i - 15)
      const b = at(w, i - 2)
      w[i] =
        (at(w, i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + at(w, i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0
    }
    mix(state)
  }
}

/** Mixes the words `w` of a block into the state. Swapping variables by an array makes a proof of work slower. */
function mix(state: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(CUBES, i) + at(w, i)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = at(state, i) + (mixed[i] ?? 0)
}

/** Returns the first 32 bits of the fractional parts of the roots of the first 64 primes. */
const fractions = (root: (prime: number) => number) => {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}
const CUBES = fractions(Math.cbrt)
const ROOTS = fractions(Math.sqrt).slice(0, 8)
