const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A fresh block id: ten random characters of a to z and 0 to 9, some 51 bits. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
