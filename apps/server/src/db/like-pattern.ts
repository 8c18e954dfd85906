/** A LIKE pattern that finds the search text anywhere, lower-cased, with its wildcards escaped; undefined for no text. */
export function likePattern(search: string | undefined): string | undefined {
  const text = search?.trim().toLowerCase()
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : undefined
}
