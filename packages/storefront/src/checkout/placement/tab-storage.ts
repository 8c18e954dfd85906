/** Returns the value that this tab stores under a key; undefined without one, for invalid JSON, and with storage blocked. */
export function loadFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value in this tab if storage is available; undefined deletes it. */
export function saveInTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value))
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
}
