/** Splits CSS text at a character outside of brackets. Parts are trimmed, and empty parts removed. */
export function splitTop(text: string, separator: ',' | ' '): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === separator && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += character
  }
  parts.push(part.trim())
  return parts.filter(Boolean)
}

const LENGTH = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:px|rem|em|%|vw|vh)?$/i

/** Whether text is a CSS length or a number without a unit. */
export const isLength = (text: string) => LENGTH.test(text)
