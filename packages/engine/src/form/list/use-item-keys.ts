import { useMemo, useRef } from 'react'
import { moved } from './items.ts'

let last = 0
const fresh = () => `item-${++last}`

/**
 * React keys for items without ids, so that open items and typed text stay with their item when items move. The list reports its
 * own changes through `insert`, `move` and `remove`. A change from outside (undo) is matched by identity, then by index.
 */
export function useItemKeys(items: readonly unknown[]) {
  const known = useRef<{ items: readonly unknown[]; keys: string[] }>({ items: [], keys: [] })
  const expected = useRef<string[]>(undefined)
  const of = useMemo(() => {
    const expectedKeys = expected.current
    expected.current = undefined
    const keys = expectedKeys?.length === items.length ? expectedKeys : matched(known.current.items, known.current.keys, items)
    known.current = { items, keys }
    return keys
  }, [items])
  return {
    of,
    insert: (index: number) => {
      const key = fresh()
      expected.current = [...of.slice(0, index), key, ...of.slice(index)]
      return key
    },
    move: (from: number, to: number) => {
      expected.current = moved(of, from, to)
    },
    remove: (index: number) => {
      expected.current = of.filter((_, i) => i !== index)
    },
  }
}

function matched(before: readonly unknown[], keys: readonly string[], items: readonly unknown[]): string[] {
  const taken = new Set<string>()
  const found = items.map((item, index) => {
    const at = before[index] === item ? index : before.findIndex((one, i) => one === item && !taken.has(keys[i] ?? ''))
    const key = keys[at]
    if (key !== undefined && !taken.has(key)) {
      taken.add(key)
      return key
    }
    return undefined
  })
  return found.map((key, index) => {
    if (key !== undefined) return key
    const same = keys[index]
    if (same === undefined || taken.has(same) || before.length !== items.length) return fresh()
    taken.add(same)
    return same
  })
}
