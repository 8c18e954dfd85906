import { useMemo } from 'react'
import { useSearchParams } from '../../../router.ts'

/** What a list is narrowed to, kept in the address: it can be shared, loaded again and gone back to. */
export interface ListQuery {
  get: (key: string) => string | undefined
  /** Sets or (with undefined) takes out; the list then starts at its first page, unless the page is what was set. */
  set: (change: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => void
  /** A link that sets these keys and keeps all others. */
  href: (change: Readonly<Record<string, string>>) => string
  /** Zero-based; the address counts from 1. */
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

/** The value of the address where it is one of those that the list knows. */
export const oneOf = <Value extends string>(value: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((one) => one === value)
