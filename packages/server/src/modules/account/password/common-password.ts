import { appError } from '../../../ground/errors.ts'

/** The words that most leaked passwords of ten and more characters are made of. */
const commonWords =
  `password passwort passw qwerty qwertz azerty asdfgh zxcvbn letmein welcome iloveyou admin administrator monkey dragon football
baseball basketball superman batman master sunshine princess shadow michael jennifer jordan charlie starwars whatever trustno google facebook
changeme default secret login hello internet computer blockfront summer winter spring autumn qazwsx abcdef liverpool chelsea arsenal`.split(
    /\s+/,
  )

const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** Sequences on keyboards and in the alphabet. */
const sequences = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]

/**
 * Throws `invalid_input` for a password that attackers try first: few different characters, a sequence of the keyboard or the alphabet, the name
 * or email address of the account, or a common word with little around it. Digits that replace letters of a word do not help.
 */
export function rejectCommonPassword(password: string, account: { email: string; name?: string }): void {
  const plain = password.toLowerCase()
  if (new Set(plain).size < 5 || isSequence(plain) || hasCommonWord(plain) || hasNameOf(account, plain))
    throw appError('invalid_input', { fields: { password: 'This password is easy to guess. Choose a less common one.' } })
}

const isSequence = (text: string): boolean => sequences.some((sequence) => sequence.includes(text)) || isRepeated(text)

/** Whether text repeats the same five characters. Text that repeats fewer has fewer than five different ones. */
const isRepeated = (text: string): boolean => text === text.slice(0, 5).repeat(text.length / 5)

function hasCommonWord(text: string): boolean {
  const letters = [...text].map((character) => leet[character] ?? character).join('')
  return commonWords.some(
    (word) =>
      text.length - word.length < 10 &&
      [text, letters].some((form) => form.includes(word) && countLetters(form.replaceAll(word, '')) < 4),
  )
}

/** Length of text without the digits and punctuation that people append to a word. */
const countLetters = (text: string): number => text.replace(/[^a-z]/g, '').length

function hasNameOf({ email, name = '' }: { email: string; name?: string }, text: string): boolean {
  const compact = text.replace(/\s+/g, '')
  return [email.split('@')[0] ?? '', email, name]
    .map((part) => part.toLowerCase().replace(/\s+/g, ''))
    .some((part) => part.length >= 4 && compact.includes(part) && text.length - part.length < 6)
}
