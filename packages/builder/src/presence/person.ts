import { messages } from './messages.ts'
import type { PresentPerson } from './presence.ts'

/** Hues of people, in degrees of OKLCH. They differ from the accent color of the builder's own selection. */
const HUES = [20, 60, 145, 195, 320, 350]

/** Returns the hue of a person, the same in every window. */
export function hueOf({ personId }: PresentPerson): number {
  let sum = 0
  for (const letter of personId) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return HUES[sum % HUES.length] as number
}

/** The name that is shown for a person. */
export const labelOf = ({ name, isYou }: PresentPerson): string => (isYou ? messages.you : name || messages.unnamed)

/** Returns the first letters of the first and the last word of a name, in upper case: "AL" for "Ada Lovelace". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
