const [FIRST_STRONG_ISOLATE, POP_ISOLATE, RIGHT_TO_LEFT_MARK] = ['\u2068', '\u2069', '\u200f']
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Isolates a text of unknown direction, such as a name or an amount. It keeps its order in a line of the other direction and does not change the
 * order of that line. Messages isolate their values if their text has right-to-left letters.
 */
export function isolate(text: string, direction: 'ltr' | 'rtl'): string {
  const isNeeded = text !== '' && (direction === 'rtl' || RIGHT_TO_LEFT.test(text))
  return isNeeded ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text
}

/**
 * Returns plain text whose lines are read from right to left, also those that begin with a Latin name. Email clients derive the direction of a
 * line from its first letter. Lines without letters, such as a code to copy, stay unchanged.
 */
export const rightToLeftLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (/\p{L}/u.test(line) ? RIGHT_TO_LEFT_MARK + line : line))
    .join('\n')
