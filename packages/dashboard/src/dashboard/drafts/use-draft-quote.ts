import type { Quote } from '@blockfront/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { useStore } from '../store.ts'
import { storeKey } from '../store-query.ts'
import { type DraftValues, quotable } from './draft-values.ts'

/** Milliseconds without a change before the totals are calculated. */
const PAUSE = 250

export interface DraftQuote {
  quote: Quote | undefined
  error: Error | null
  /** Whether the quote is that of the current values. */
  isCurrent: boolean
}

/** The server's quote of the composed items, calculated again after each change. */
export function useDraftQuote(values: DraftValues): DraftQuote {
  const { storeId } = useStore()
  const [settled, setSettled] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), PAUSE)
    return () => clearTimeout(timer)
  }, [values])
  const body = { storeId, ...quotable(settled) }
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: storeKey(storeId, 'draftOrder.quote', body),
    queryFn: ({ signal }) => api.call('draftOrder.quote', { body }, { signal }),
    placeholderData: keepPreviousData,
  })
  return { quote: data, error, isCurrent: settled === values && !isFetching && !isPlaceholderData && data !== undefined }
}
