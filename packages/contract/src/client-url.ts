/** Puts values into a path's `{name}` places. Throws where one is missing, because the address would be another one. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`The path ${path} needs a value for "${name}".`)
    return encodeURIComponent(value)
  })
}

/** A query string with its question mark; undefined and null values are left out. Empty without any. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
