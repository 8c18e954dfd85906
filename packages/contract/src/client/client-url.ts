/** Replaces the `{name}` parameters of a path. Throws if a value is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (!value) throw new TypeError(`The path ${path} needs a value for "${name}".`)
    return encodeURIComponent(value)
  })
}

/** Returns a query string with its question mark, without undefined and null values. Empty without values. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
