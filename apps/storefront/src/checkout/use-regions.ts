import type { Region } from '@blockfront/contract'
import { useEffect, useState } from 'react'
import type { Api } from '../api/lazy-client.ts'
import { useShop } from '../shop.ts'

export interface RegionsState {
  /** Empty where addresses have no regions; undefined while they are loading and when they could not be loaded. */
  regions: readonly Region[] | undefined
  failed: boolean
  retry: () => void
}

const NONE: readonly Region[] = []

/** Answers of this visit, by country. A map for each client, so that tests and stores do not share them. */
const loaded = new WeakMap<Api, Map<string, Promise<Region[]>>>()

function loadRegions(api: Api, country: string): Promise<Region[]> {
  const known = loaded.get(api) ?? new Map<string, Promise<Region[]>>()
  loaded.set(api, known)
  const before = known.get(country)
  if (before) return before
  const answer = api.call('checkout.regions', { query: { country } })
  known.set(country, answer)
  answer.catch(() => known.delete(country))
  return answer
}

/** The regions of a country, from the server: the names of all countries would be larger than the rest of the checkout. */
export function useRegions(country: string): RegionsState {
  const { api } = useShop()
  const [state, setState] = useState<{ country: string; regions?: readonly Region[]; failed: boolean }>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    if (!country) return
    let isCurrent = true
    loadRegions(api, country).then(
      (regions) => isCurrent && setState({ country, regions, failed: false }),
      () => isCurrent && setState({ country, failed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [api, country, tries])
  const answered = state?.country === country ? state : undefined
  return {
    regions: country ? answered?.regions : NONE,
    failed: answered?.failed ?? false,
    retry: () => {
      setState(undefined)
      setTries(tries + 1)
    },
  }
}
