const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Returns a new block id: ten random characters from a to z and 0 to 9, about 51 bits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
