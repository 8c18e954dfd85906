/** In which stores somebody put the list of first steps away, in this browser. It may refuse to remember. */
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
