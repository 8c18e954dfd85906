import type { ListFilter as FilterDefinition } from '@blockfront/contract/lists'

/** A calendar day in the URL; an invalid one is ignored. */
export const dayOf = (text: string | undefined): string | undefined =>
  text && /^(?:19[7-9]\d|2\d{3})-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** An amount in the URL in major units; an invalid one is ignored. */
export const amountInUrl = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)

const readers = {
  amount: amountInUrl,
  area: matching(/^[a-zA-Z]{1,40}$/),
  day: dayOf,
  id: matching(/^[A-Za-z0-9_-]{1,64}$/),
  ids: () => undefined,
  search: (text: string) => text,
  stars: matching(/^[1-5]$/),
  tag: (text: string) => text.slice(0, 40),
}

/** The value of a filter in the URL as the API expects it; undefined for an invalid one. */
export function valueInUrl(filter: FilterDefinition, text: string | undefined): string | number | boolean | undefined {
  if (!text) return undefined
  if ('values' in filter) return filter.values.find((value) => value === text)
  if (filter.kind !== 'flag') return readers[filter.kind](text)
  return filter.words.includes(text) ? text === filter.words[0] : undefined
}
