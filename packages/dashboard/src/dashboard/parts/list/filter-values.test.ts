import { endpoints } from '@blockfront/contract'
import { type ListDefinition, type ListFilter, type ListId, lists } from '@blockfront/contract/lists'
import { expect, it } from 'vitest'
import { valueInUrl } from './filter-values.ts'

const samples = ['', 'x', '5', '0', '19.99', '-1', '1e9', '2026-11-29', '2026-13-01', 'yes', 'not known', 'a'.repeat(60), '../']

const textsOf = (filter: ListFilter) => [
  ...samples,
  ...('values' in filter ? filter.values : filter.kind === 'flag' ? filter.words : []),
]

it.each(Object.keys(lists) as ListId[])('%s: the API accepts the value of every filter in the URL', (id) => {
  const { filters }: ListDefinition = lists[id]
  const shape = endpoints[id].query.shape as Record<string, { safeParse(value: unknown): { success: boolean } }>
  for (const [name, filter] of Object.entries(filters)) {
    const values = textsOf(filter).map((text) => valueInUrl(filter, text))
    expect(values.filter((value) => !shape[name]?.safeParse(value).success)).toEqual([])
    expect(values.some((value) => value !== undefined)).toBe(!('kind' in filter) || filter.kind !== 'ids')
  }
})

it('reads what a flag says, and ignores everything that is not a value', () => {
  const flag = { kind: 'flag', words: ['read', 'unread'] } as const
  expect(['read', 'unread', 'other', undefined].map((text) => valueInUrl(flag, text))).toEqual([
    true,
    false,
    undefined,
    undefined,
  ])
  expect(valueInUrl({ values: ['open'] }, 'closed')).toBeUndefined()
})
