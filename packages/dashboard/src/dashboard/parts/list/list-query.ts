import { useMemo } from 'react'
import { useSearchParams } from '../../../router.ts'

/** The search, filters and page of a list, kept in the URL, so that it can be shared and reloaded. */
export interface ListQuery {
  get: (key: string) => string | undefined
  /** Sets a key, or removes it with undefined. Resets the list to its first page, unless the page itself is set. */
  set: (change: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => void
  /** A link that sets these keys and keeps all others. */
  href: (change: Readonly<Record<string, string>>) => string
  /** Zero-based; the URL counts from 1. */
  page: number
  setPage: (page: number) => void
}

export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const set: ListQuery['set'] = (change, options) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (!('page' in change)) next.delete('page')
        for (const [key, value] of Object.entries(change)) value ? next.set(key, value) : next.delete(key)
        return next
      }, options)
    const number = Number(params.get('page') ?? 1)
    return {
      get: (key) => params.get(key) ?? undefined,
      set,
      href: (change) => `?${new URLSearchParams({ ...Object.fromEntries(params), ...change })}`,
      page: Number.isInteger(number) && number > 0 ? Math.min(number - 1, 10_000) : 0,
      setPage: (page) => set({ page: page > 0 ? String(page + 1) : undefined }),
    }
  }, [params, setParams])
}

/** Returns the URL's value if it is in the list. */
export const oneOf = <Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((one) => one === value)
