import type { DomainList } from '@blockfront/contract'
import { useStoreQuery } from '../store-query.ts'
import { isWaiting } from './domain-status.ts'

/** Milliseconds between reloads while a domain is being connected. */
const RELOAD = 5_000

/** The domains of the store. They are reloaded while one is being connected. */
export const useDomains = () =>
  useStoreQuery('domain.list', undefined, {
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data as DomainList) ? RELOAD : false),
  })
