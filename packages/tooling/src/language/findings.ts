import { bannedIn } from './banned.ts'
import { proseOf } from './prose.ts'

/** A violation of a language rule. */
export interface Finding {
  /** Relative to the repository root. */
  file: string
  /** Counted from 1. */
  line: number
  message: string
}

/** Returns the banned words in the prose of one file. Throws when it does not parse. */
export const bannedWords = (file: string, code: string): Finding[] =>
  proseOf(file, code).flatMap(({ offset, text }) =>
    bannedIn(text).map((match) => ({
      file,
      line: code.slice(0, offset + match.offset).split('\n').length,
      message: `"${match.text}": write ${match.instead}`,
    })),
  )
