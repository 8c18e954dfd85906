import { useMemo, useRef, useState } from 'react'

/** The selected rows of a list, by key. Only visible rows can be selected. */
export interface Selection {
  keys: readonly string[]
  has: (key: string) => boolean
  /** With `range`, all rows between this one and the last clicked one get the same state. */
  toggle: (key: string, range?: boolean) => void
  all: boolean | 'mixed'
  toggleAll: () => void
  clear: () => void
}

export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  return useMemo(() => {
    const keys = shown.filter((key) => chosen.has(key))
    const all = shown.length > 0 && keys.length === shown.length
    const toggle: Selection['toggle'] = (key, range) => {
      const from = range && last.current !== undefined ? shown.indexOf(last.current) : -1
      const to = shown.indexOf(key)
      const touched = from < 0 ? [key] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
      const on = !chosen.has(key)
      last.current = key
      setChosen(on ? new Set([...keys, ...touched]) : new Set(keys.filter((one) => !touched.includes(one))))
    }
    return {
      keys,
      has: (key) => chosen.has(key),
      toggle,
      all: all || (keys.length > 0 ? 'mixed' : false),
      toggleAll: () => setChosen(new Set(all ? [] : shown)),
      clear: () => setChosen(new Set()),
    }
  }, [shown, chosen])
}
