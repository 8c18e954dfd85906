import type { CallOutput } from '@blockfront/contract/client'
import { type ListDefinition, type ListId, type Lists, lists } from '@blockfront/contract/lists'
import type { SelectOption } from '@blockfront/ui'
import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import { type StoreQueryOf, useStoreQuery } from '../../store-query.ts'
import { valueInUrl } from './filter-values.ts'
import type { ListToolbarProps } from './ListToolbar.tsx'
import { type ListQuery, oneOf, useListQuery } from './list-query.ts'

type Filters<Id extends ListId> = Lists[Id]['filters']

/** The values of the filters in the URL. */
type Filter<Id extends ListId> = Pick<StoreQueryOf<Id>, keyof Filters<Id> & keyof StoreQueryOf<Id>>

interface List<Id extends ListId> {
  /** What `PagedTable` shows. */
  paged: { address: ListQuery; query: UseQueryResult<CallOutput<Id>>; size: number }
  address: ListQuery
  data: CallOutput<Id> | undefined
  /** The query parameters of an export of the filtered list. */
  filter: Filter<Id>
}

/**
 * Loads a page of a list as the URL filters and sorts it. The contract defines the filters, their keys in the URL, and the sort orders
 * (`lists`). `given` are query parameters that do not come from the URL.
 */
export function useList<Id extends ListId>(
  id: Id,
  given: Partial<StoreQueryOf<Id>> = {},
  options?: Omit<UseQueryOptions<CallOutput<Id>>, 'queryKey' | 'queryFn'>,
): List<Id> {
  const address = useListQuery()
  const { filters, sorts, shown, paging: [page, size] = ['pageNumber', 'pageSize'] }: ListDefinition = lists[id]
  const values = Object.entries(filters).map(([name, filter]) => [name, valueInUrl(filter, address.get(filter.key ?? name))])
  const filter = Object.fromEntries(values) as Filter<Id>
  const sort = sorts && { sort: oneOf(address.get('sort'), sorts) }
  const input = { ...filter, ...sort, [page]: address.page, [size]: shown, ...given }
  const query = useStoreQuery(id, ...([input, options] as never)) as UseQueryResult<CallOutput<Id>>
  return { paged: { address, query, size: shown }, address, data: query.data, filter }
}

type Texts = Readonly<Record<string, string>>

/** The values that a filter may have in the URL. */
type ValueOf<Filter> = Filter extends { values: infer Values extends readonly string[] }
  ? Values[number]
  : Filter extends { words: infer Words extends readonly string[] }
    ? Words[number]
    : string

interface ToolbarTexts<Id extends ListId> {
  /** The label of the search field. */
  search?: string
  /** The label of each filter with the texts of its values, in the order in which they are shown; or with its options, where they depend on the store. */
  filters?: {
    readonly [Name in keyof Filters<Id>]?: readonly [
      label: string,
      values: Readonly<Record<ValueOf<Filters<Id>[Name]>, string>> | readonly SelectOption[],
    ]
  }
  sorts?: Lists[Id] extends { sorts: infer Sorts extends readonly string[] } ? Readonly<Record<Sorts[number], string>> : never
  /** Controls of the other filters. */
  more?: ListToolbarProps['more']
}

const optionsOf = (texts: Texts, known: readonly string[]): SelectOption[] =>
  Object.entries(texts).flatMap(([value, label]) => (known.includes(value) ? [{ value, label }] : []))

/** The toolbar of a list with its filters, from its definition in the contract and the texts of the screen. */
export function toolbarOf<Id extends ListId>(
  id: Id,
  { search, filters = {}, sorts, more }: ToolbarTexts<Id>,
): Omit<ListToolbarProps, 'address'> {
  const definition: ListDefinition = lists[id]
  const texts = filters as Readonly<Record<string, readonly [string, Texts | readonly SelectOption[]]>>
  const keyOf = (name: string) => definition.filters[name]?.key ?? name
  return {
    ...(search && { searchLabel: search }),
    filters: Object.entries(texts).map(([name, [label, values]]) => {
      const filter = definition.filters[name]
      const known = filter && 'values' in filter ? filter.values : filter?.kind === 'flag' ? filter.words : []
      return { key: keyOf(name), label, options: isOptions(values) ? values : optionsOf(values, known) }
    }),
    ...(sorts && { sorts: optionsOf(sorts, definition.sorts ?? []) }),
    ...(more && {
      more,
      moreKeys: Object.keys(definition.filters)
        .filter((name) => name !== 'search' && !(name in texts))
        .map(keyOf),
    }),
  }
}

const isOptions = (values: Texts | readonly SelectOption[]): values is readonly SelectOption[] => Array.isArray(values)
