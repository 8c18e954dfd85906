/** Returns the displayed number of an order: the store's prefix and the counter, such as "#1001". */
export function formatOrderNumber(prefix: string, counter: number): string {
  if (!Number.isSafeInteger(counter) || counter < 1) {
    throw new RangeError(`An order's counter is a whole number of 1 or more, not ${counter}.`)
  }
  return `${prefix}${counter}`
}

/** Parses an order number from a search field: "#1001", "1001", or with the store's prefix. Returns undefined for other text. */
export function parseOrderNumber(prefix: string, typed: string): number | undefined {
  const text = typed.trim()
  const lower = text.toLowerCase()
  const rest = prefix !== '' && lower.startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : text.replace(/^#/, '')
  if (!/^[1-9]\d{0,14}$/.test(rest)) return undefined
  return Number(rest)
}
