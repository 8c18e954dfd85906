import { useCallback, useState } from 'react'

const KEY = 'blockfront.panel.folded'

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Which groups are folded, remembered in the browser for every panel. Without storage it lasts as long as the panel. */
export function useCollapsed(): [readonly string[], (group: string, open: boolean) => void] {
  const [folded, setFolded] = useState(read)
  const setOpen = useCallback((group: string, open: boolean) => {
    setFolded((before) => {
      const after = open ? before.filter((one) => one !== group) : [...new Set([...before, group])]
      try {
        localStorage.setItem(KEY, JSON.stringify(after))
      } catch {
        // No room or no permission: the fold holds until the page is left.
      }
      return after
    })
  }, [])
  return [folded, setOpen]
}
