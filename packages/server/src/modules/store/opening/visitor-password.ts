import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Letters and digits that are easy to tell apart and to say. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8

/** Returns a random password for the visitors of a new store. */
export const newVisitorPassword = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares without revealing by its time how much is right. */
export const isVisitorPassword = (password: string, given: string): boolean =>
  password !== '' && timingSafeEqual(digest(password), digest(given.trim()))
