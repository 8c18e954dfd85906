import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane. (OWASP, Password Storage Cheat Sheet.) */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash to store. The password may come in any Unicode form. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)

/** Returns whether a password has this hash; false for text that is not a hash. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFKC')).catch(() => false)

/** The hash of a random, discarded password. */
const unknownHash = hashPassword(crypto.randomUUID())

/** Takes as long as {@link verifyPassword}, so that the response time does not reveal whether an account exists. */
export async function verifyWithoutAccount(password: string): Promise<false> {
  await verifyPassword(await unknownHash, password)
  return false
}
