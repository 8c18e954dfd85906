import { hash, verify } from '@node-rs/argon2'
import { appError } from '../../errors.ts'

/** argon2id with 19 MiB, two passes, one lane. (OWASP, Password Storage Cheat Sheet.) */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password.normalize('NFKC')).catch(() => false)

/** A hash that no password has, so that an unknown account takes as long to refuse as a known one. */
const nobody = hashPassword(crypto.randomUUID())
export const verifyNothing = async (password: string): Promise<false> => {
  await verifyPassword(await nobody, password)
  return false
}

/** The words that most leaked passwords of ten and more letters are made of. */
const commonWords =
  `password passwort passw qwerty qwertz azerty asdfgh zxcvbn letmein welcome iloveyou admin administrator monkey dragon football
baseball basketball superman batman master sunshine princess shadow michael jennifer jordan charlie starwars whatever trustno google facebook
changeme default secret login hello internet computer blockfront summer winter spring autumn qazwsx abcdef liverpool chelsea arsenal`.split(
    /\s+/,
  )

const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/**
 * Refuses a password that everybody tries first: one sign again and again, a run along alphabet or keyboard, a well-known word (also in the usual
 * disguise) with little around it, or the account's own name or address.
 */
export function requireUncommon(password: string, own: { email: string; name?: string }): void {
  const plain = password.toLowerCase()
  const letters = [...plain].map((sign) => leet[sign] ?? sign).join('')
  const names = [own.email.split('@')[0] ?? '', own.email, own.name ?? '']
    .map((part) => part.toLowerCase().replace(/\s+/g, ''))
    .filter((part) => part.length >= 4)
  const rest = (word: string) => plain.length - word.length
  const common =
    new Set(plain).size < 5 ||
    isRun(plain) ||
    commonWords.some(
      (word) =>
        rest(word) < 10 && [plain, letters].some((form) => form.includes(word) && lettersIn(form.replaceAll(word, '')) < 4),
    ) ||
    names.some((name) => plain.replace(/\s+/g, '').includes(name) && rest(name) < 6)
  if (common)
    throw appError('invalid_input', { fields: { password: 'This password is easy to guess. Choose a less common one.' } })
}

/** How much is left of a password without the digits and signs that people append. */
const lettersIn = (text: string) => text.replace(/[^a-z]/g, '').length

const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]

/** Whether text is the same one to five characters again and again, such as "abcabc". */
const isRepeated = (text: string) =>
  [1, 2, 3, 4, 5].some((length) => text.length > length && text === text.slice(0, length).repeat(text.length / length))

function isRun(text: string): boolean {
  return runs.some((run) => run.includes(text)) || isRepeated(text)
}
