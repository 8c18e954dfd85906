/** What this tab keeps under a key, also over a reload; undefined for nothing, for what is no JSON, and where storage is forbidden. */
export function loadFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value for this tab, where it may; undefined forgets it. */
export function saveInTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value))
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
}
