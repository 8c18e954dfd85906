/**
 * JSON for people: two spaces, and what fits on a line of `width` characters stays on one. Ends without a line break.
 */
export function jsonText(value: unknown, width = 110, indent = ''): string {
  const line = oneLine(value)
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((item) => deeper + jsonText(item, width, deeper)).join(',\n')}\n${indent}]`
  const rows = Object.entries(value).map(([key, inner]) => {
    const start = `${deeper}${JSON.stringify(key)}: `
    const text = jsonText(inner, width - JSON.stringify(key).length - 2, deeper)
    return start + text
  })
  return `{\n${rows.join(',\n')}\n${indent}}`
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const rows = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${oneLine(inner)}`)
  return rows.length > 0 ? `{ ${rows.join(', ')} }` : '{}'
}
