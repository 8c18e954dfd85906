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

/** The collapsed groups, stored in the browser for all panels. Without storage they last as long as the panel. */
export function useCollapsed(): [readonly string[], (group: string, open: boolean) => void] {
  const [folded, setFolded] = useState(read)
  const setOpen = useCallback((group: string, open: boolean) => {
    setFolded((before) => {
      const after = open ? before.filter((one) => one !== group) : [...new Set([...before, group])]
      try {
        localStorage.setItem(KEY, JSON.stringify(after))
      } catch {
        // Storage is full or not permitted: the state lasts until the page closes.
      }
      return after
    })
  }, [])
  return [folded, setOpen]
}
