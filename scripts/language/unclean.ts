/** `words`: banned words in prose. `text`: interface text outside `messages.ts`. */
export type Rule = 'words' | 'text'

/**
 * Folders that do not keep to a rule yet, and are not checked for it. This list only gets shorter: clean a folder with
 * `npm run check:language -- <folder>`, then remove its line. Never add one. A test fails when a
 * folder in it is clean.
 */
export const unclean: Readonly<Record<Rule, readonly string[]>> = {
  words: ['apps/server/'],
  text: [],
}
