import type { ReactNode } from 'react'
import { BulkBar } from './BulkBar.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { PagedList, type PagedListProps } from './PagedList.tsx'
import { type Selection, useSelection } from './selection.ts'
import { TableSkeleton } from './TableSkeleton.tsx'

interface PagedTableProps<Row>
  extends Omit<PagedListProps<Row>, 'skeleton'>,
    Omit<DataTableProps<Row>, 'rows' | 'stale' | 'selection'> {
  /** Shown above the rows. */
  above?: ReactNode
  /** Actions for the selected rows. Without it, rows cannot be selected. */
  bulk?: (selection: Selection, selected: readonly Row[]) => ReactNode
}

/** A paged list whose rows are a table, optionally with actions for selected rows. */
export function PagedTable<Row>({ above, bulk, ...props }: PagedTableProps<Row>) {
  const { query, keyOf, pictureOf } = props
  const rows = query.data?.content ?? []
  const selection = useSelection(rows.map(keyOf))
  return (
    <>
      <PagedList {...props} skeleton={<TableSkeleton pictures={pictureOf !== undefined} />}>
        {(content, stale) => (
          <>
            {above}
            <DataTable {...props} rows={content} stale={stale} selection={bulk && selection} />
          </>
        )}
      </PagedList>
      {bulk && (
        <BulkBar selection={selection}>
          {bulk(
            selection,
            rows.filter((row) => selection.has(keyOf(row))),
          )}
        </BulkBar>
      )}
    </>
  )
}
