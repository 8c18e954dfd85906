import type { Region } from '@blockfront/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** Loads the regions of a country (ISO 3166-1 code) by name. Without a country, nothing is loaded. They are cached until the page is closed. */
export const useRegions = (country: string | undefined) =>
  useQuery<Region[]>({
    queryKey: ['regions', country],
    queryFn: ({ signal }) => api.call('checkout.regions', { query: { country: country ?? '' } }, { signal }),
    enabled: Boolean(country),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
