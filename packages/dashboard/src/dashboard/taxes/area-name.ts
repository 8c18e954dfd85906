import type { Region } from '@blockfront/contract'
import { messages } from './messages.ts'

const names = new Intl.DisplayNames(undefined, { type: 'region' })

/** The name of a country; null for all other countries. */
export const countryName = (country: string | null): string =>
  country === null ? messages.everywhere : (names.of(country) ?? country)

/** The name of a rate's region, or of its country. Until the regions are loaded, a region has its code. */
export const areaName = (
  { country, region }: { country: string | null; region: string | null },
  regions: readonly Region[],
): string => (region ? (regions.find(({ code }) => code === region)?.name ?? region) : countryName(country))
