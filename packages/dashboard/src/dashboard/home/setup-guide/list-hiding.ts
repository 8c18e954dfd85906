/** The stores for which the setup guide was dismissed in this browser. Storage may be unavailable. */
const KEY = 'hiddenChecklists'

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const listHiding = {
  isHidden: (storeId: string): boolean => read().includes(storeId),
  hide: (storeId: string): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), storeId])]))
    } catch {}
  },
}
