import { useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Loads the regions of a country, by code; none for anything but a country code. */
export const useRegions = (country: string) =>
  useQuery({
    queryKey: ['regions', country],
    queryFn: ({ signal }) =>
      /^[A-Z]{2}$/.test(country) ? api.call('checkout.regions', { query: { country } }, { signal }) : Promise.resolve([]),
    staleTime: Number.POSITIVE_INFINITY,
  })
