import { listText } from './list-text.ts'

/** A LIKE pattern that finds the search text anywhere, lower-cased, with its wildcards escaped; undefined for no text. */
export function likePattern(search: string | undefined): string | undefined {
  const text = search?.trim().toLowerCase()
  return text ? containing(text) : undefined
}

/** Like {@link likePattern}, for columns with {@link listText}. Undefined also for text that has none, such as an apostrophe. */
export function listPattern(search: string | undefined): string | undefined {
  const text = listText(search?.trim() ?? '')
  return text ? containing(text) : undefined
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
