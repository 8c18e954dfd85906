import { z } from 'zod'
import { type ListDefinition, type ListId, type Lists, lists } from '../lists.ts'
import { date, id, pageNumber, pageSize, queryFlag, queryIds, queryInt, queryPrice, text } from '../values.ts'

const kinds = {
  amount: queryPrice,
  area: () => text(40).regex(/^[a-zA-Z]*$/),
  day: date,
  flag: queryFlag,
  id,
  ids: () => queryIds(100),
  search: () => text(200),
  stars: () => queryInt(1, 5),
  tag: () => text(40),
}

type SchemaOf<Filter> = Filter extends { kind: infer Kind extends keyof typeof kinds }
  ? ReturnType<(typeof kinds)[Kind]>
  : Filter extends { values: infer Values extends readonly string[] }
    ? z.ZodEnum<{ [Value in Values[number]]: Value }>
    : never

type FilterShape<Filters> = { -readonly [Name in keyof Filters]: z.ZodOptional<SchemaOf<Filters[Name]>> }

type PagingShape<List> = Record<
  List extends { paging: infer Names extends readonly string[] } ? Names[number] : 'pageNumber' | 'pageSize',
  ReturnType<typeof pageNumber>
>

type SortShape<List> = List extends { sorts: infer Sorts extends readonly string[] }
  ? { sort: z.ZodDefault<z.ZodEnum<{ [Sort in Sorts[number]]: Sort }>> }
  : Record<never, never>

/** The query parameters of a list that filter it, such as those of its export. */
export function filtersOf<Id extends ListId>(listId: Id): FilterShape<Lists[Id]['filters']> {
  const { filters }: ListDefinition = lists[listId]
  const schemas = Object.entries(filters).map(([name, filter]) => {
    const schema: z.ZodType = 'values' in filter ? z.enum(filter.values) : kinds[filter.kind]()
    return [name, filter.about ? schema.optional().describe(filter.about) : schema.optional()]
  })
  return Object.fromEntries(schemas)
}

/** The query parameters that select a page of a list. */
export function pagingOf<Id extends ListId>(listId: Id): PagingShape<Lists[Id]> {
  const { shown, pageSize: size = shown, paging = ['pageNumber', 'pageSize'] }: ListDefinition = lists[listId]
  return { [paging[0]]: pageNumber(), [paging[1]]: pageSize(size) } as PagingShape<Lists[Id]>
}

/** The query parameter that sorts a list. */
function sortOf<Id extends ListId>(listId: Id): SortShape<Lists[Id]> {
  const { sorts }: ListDefinition = lists[listId]
  return (sorts ? { sort: z.enum(sorts).default(sorts[0]) } : {}) as SortShape<Lists[Id]>
}

/** All query parameters of a list of a store. */
export const listQuery = <Id extends ListId>(listId: Id) =>
  z.object({ storeId: id(), ...pagingOf(listId), ...filtersOf(listId), ...sortOf(listId) })
