/** Tells open builders from dead ones: each holds a lock of its name for as long as its tab lives, however it ends. */
const nameOf = (tab: string) => `blockfront-builder:${tab}`

/** Holds the tab's name until the returned function is called. Does nothing where the browser has no locks. */
export function holdTab(tab: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if (typeof navigator !== 'undefined' && navigator.locks) void navigator.locks.request(nameOf(tab), () => held).catch(() => {})
  return release
}

/** Which of these tabs are open now; none where the browser can't tell. */
export async function openTabs(tabs: readonly string[]): Promise<Set<string>> {
  if (typeof navigator === 'undefined' || !navigator.locks) return new Set()
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return new Set(tabs.filter((tab) => names.has(nameOf(tab))))
}
