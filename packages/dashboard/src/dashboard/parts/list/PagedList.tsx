import type { EmptyStateProps } from '@blockfront/ui'
import type { ReactNode } from 'react'
import { Loaded, type LoadedQuery } from '../../Loaded.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx'
import type { ListQuery } from './list-query.ts'
import { Paging } from './Paging.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

/** One page of a list, as the API returns it. */
export interface ListPage<Row> {
  content: readonly Row[]
  totalPages: number
  totalElements: number
}

export interface PagedListProps<Row> {
  address: ListQuery
  query: LoadedQuery<ListPage<Row>>
  /** Rows per page. */
  size: number
  /** Zero-based. Default: the page in the URL. */
  page?: number
  /** Search, filters and sorting. Without it, the list can only be paged. */
  toolbar?: Omit<ListToolbarProps, 'address'>
  /** Shown between the toolbar and the list, also while the list loads. */
  between?: ReactNode
  /** Default: a table. */
  skeleton?: ReactNode
  /** Describes what will appear here. Filters without a match show another message. */
  empty: EmptyStateProps
}

interface RowsProps<Row> extends PagedListProps<Row> {
  /** Shows the rows; `stale` means that they belong to the previous page while the next one loads. */
  children: (rows: readonly Row[], stale: boolean) => ReactNode
}

/** A list with search, filters and pages: its skeleton, its error with a retry button, its rows, or why there are none. */
export function PagedList<Row>(props: RowsProps<Row>) {
  const { address, query, size, page = address.page, toolbar, between, skeleton = <TableSkeleton />, empty, children } = props
  return (
    <>
      {toolbar && <ListToolbar address={address} {...toolbar} />}
      {between}
      <Loaded query={query} skeleton={skeleton}>
        {({ content, totalPages, totalElements }) =>
          content.length > 0 ? (
            <>
              {children(content, query.isPlaceholderData === true)}
              <Paging page={page} size={size} totalPages={totalPages} totalElements={totalElements} onPage={address.setPage} />
            </>
          ) : (
            <EmptyList address={address} narrowing={narrowingOf(toolbar)} {...empty} />
          )
        }
      </Loaded>
    </>
  )
}

/** The keys of the URL that narrow a list. */
const narrowingOf = ({ searchLabel, filters = [], moreKeys = [] }: Omit<ListToolbarProps, 'address'> = {}): string[] => [
  ...(searchLabel ? ['search'] : []),
  ...filters.map(({ key }) => key),
  ...moreKeys,
  'page',
]
