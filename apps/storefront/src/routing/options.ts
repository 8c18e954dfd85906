/** The chosen options of a product as the page's address names them: `?Colour=Red&Size=M`. */
export const readOptions = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search))

/**
 * Writes the chosen options into the address of the page that is shown; what else its query says stays. It stays the same page and
 * the same entry of the history: nothing is loaded, and the way back goes to the page before.
 */
export function writeOptions(chosen: Record<string, string>, groups: readonly string[]): void {
  const query = new URLSearchParams(location.search)
  for (const group of groups) query.delete(group)
  for (const [group, value] of Object.entries(chosen)) query.set(group, value)
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`)
}
