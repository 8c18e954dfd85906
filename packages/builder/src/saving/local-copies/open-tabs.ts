/** Detects which builder tabs are open: each holds a named lock until its tab closes, also after a crash. */
const nameOf = (tab: string) => `blockfront-builder:${tab}`

/** Holds the tab's lock until the returned function is called. Does nothing if the browser does not support locks. */
export function holdTab(tab: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if (typeof navigator !== 'undefined' && navigator.locks) void navigator.locks.request(nameOf(tab), () => held).catch(() => {})
  return release
}

/** Returns which of these tabs are open; none if the browser does not support locks. */
export async function openTabs(tabs: readonly string[]): Promise<Set<string>> {
  if (typeof navigator === 'undefined' || !navigator.locks) return new Set()
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return new Set(tabs.filter((tab) => names.has(nameOf(tab))))
}
