const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 10

/** Returns a new block id: ten random characters from a to z and 0 to 9, about 51 bits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/**
 * Returns the id of a block that is stored without one: a hash of the seed (cyrb53) in the form of `newId`, so that every load of the same page
 * finds the same id.
 */
export function hashedId(seed: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  const hash = 4294967296 * (2097151 & b) + (a >>> 0)
  return hash.toString(36).padStart(LENGTH, '0').slice(-LENGTH)
}
