/** Products that are remembered: more than are shown, because some may have been deleted since. */
const MOST = 20

const keyOf = (storeId: string) => `viewed-${storeId}`

/** Returns the ids of the products of a store that this browser opened last, the newest first. Empty with storage blocked. */
export function viewedProducts(storeId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(storeId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers that this browser opened a product. The ids stay in the browser; only `loadViewed` names them to the store's server. */
export function rememberProduct(storeId: string, id: string): void {
  try {
    const ids = [id, ...viewedProducts(storeId).filter((other) => other !== id)]
    localStorage.setItem(keyOf(storeId), JSON.stringify(ids.slice(0, MOST)))
  } catch {
    return
  }
}
