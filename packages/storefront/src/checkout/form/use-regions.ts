import type { Region } from '@blockfront/contract'
import { useEffect, useState } from 'react'
import type { Api } from '../../api/lazy-client.ts'
import { useShop } from '../../shop.ts'

export interface RegionsState {
  /** Empty if the country has no regions; undefined while they load and after an error. */
  regions: readonly Region[] | undefined
  failed: boolean
  retry: () => void
}

const NONE: readonly Region[] = []

/** Loaded regions by country, for each client. */
const caches = new WeakMap<Api, Map<string, Promise<Region[]>>>()

function loadRegions(api: Api, country: string): Promise<Region[]> {
  const cache = caches.get(api) ?? new Map<string, Promise<Region[]>>()
  caches.set(api, cache)
  const cached = cache.get(country)
  if (cached) return cached
  const response = api.call('checkout.regions', { query: { country } })
  cache.set(country, response)
  response.catch(() => cache.delete(country))
  return response
}

/** Loads the regions of a country from the server: those of all countries would be larger than the rest of the checkout. */
export function useRegions(country: string): RegionsState {
  const { api } = useShop()
  const [state, setState] = useState<{ country: string; regions?: readonly Region[]; failed: boolean }>()
  const [attempts, setAttempts] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: load again with each attempt
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
  }, [api, country, attempts])
  const current = state?.country === country ? state : undefined
  return {
    regions: country ? current?.regions : NONE,
    failed: current?.failed ?? false,
    retry: () => {
      setState(undefined)
      setAttempts(attempts + 1)
    },
  }
}
