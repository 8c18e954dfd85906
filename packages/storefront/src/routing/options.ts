/** Returns the selected options of a product from the page's URL: `?Color=Red&Size=M`. */
export const readOptions = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search))

/**
 * Writes the selected options into the query of the current URL and keeps its other parameters. It replaces the history entry: nothing is
 * loaded, and Back leads to the previous page.
 */
export function writeOptions(selected: Record<string, string>, groups: readonly string[]): void {
  const query = new URLSearchParams(location.search)
  for (const group of groups) query.delete(group)
  for (const [group, value] of Object.entries(selected)) query.set(group, value)
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`)
}
