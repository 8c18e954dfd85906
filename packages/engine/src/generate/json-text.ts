/** Formats JSON with two spaces; a value that fits on a line of `width` characters stays on one line. No trailing line break. */
export const jsonText = (value: unknown, width = 120): string => text(value, width, '', 0)

/** `used` is the number of characters already on the value's first line. */
function text(value: unknown, width: number, indent: string, used: number): string {
  const line = oneLine(value)
  if (used + line.length <= width || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  const row = (inner: unknown, lead = '') => deeper + lead + text(inner, width, deeper, deeper.length + lead.length + 1)
  if (Array.isArray(value)) return `[\n${value.map((item) => row(item)).join(',\n')}\n${indent}]`
  const rows = Object.entries(value).map(([key, inner]) => row(inner, `${JSON.stringify(key)}: `))
  return `{\n${rows.join(',\n')}\n${indent}}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const rows = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${oneLine(inner)}`)
  return rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}'
}
