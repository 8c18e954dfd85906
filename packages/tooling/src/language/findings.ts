import { bannedIn } from './banned.ts'
import { hasInterfaceText, interfaceText } from './interface-text.ts'
import { proseOf } from './prose.ts'

/** `words`: banned words in prose. `text`: interface text outside `messages.ts`. */
type Rule = 'words' | 'text'

/** A violation of a language rule. */
export interface Finding {
  rule: Rule
  /** Relative to the repository root. */
  file: string
  /** Counted from 1. */
  line: number
  message: string
}

/** Returns the violations in one file. Throws when it does not parse. */
export function findingsIn(file: string, code: string): Finding[] {
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  const words = proseOf(file, code).flatMap(({ offset, text }) =>
    bannedIn(text).map((match): Finding => {
      const message = `"${match.text}": write ${match.instead}`
      return { rule: 'words', file, line: lineAt(offset + match.offset), message }
    }),
  )
  const texts = hasInterfaceText(file) ? interfaceText(file, code) : []
  return [
    ...words,
    ...texts.map(({ offset, text }): Finding => {
      const short = text.replace(/\s+/g, ' ').slice(0, 60)
      return { rule: 'text', file, line: lineAt(offset), message: `"${short}": move this text to the messages.ts of its area` }
    }),
  ].sort((a, b) => a.line - b.line)
}
