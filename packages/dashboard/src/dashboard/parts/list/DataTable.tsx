import { Checkbox, classNames } from '@blockfront/ui'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from '../../../router.ts'
import '../parts.css'
import './list.css'
import { messages } from '../messages.ts'
import type { Selection } from './selection.ts'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  align?: 'end'
  /** Hidden in the cards of narrow windows. */
  wideOnly?: boolean
  /** Shown in a card without the column's title, for a status that is clear without it. */
  plain?: boolean
  /** Any CSS width. */
  width?: string
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Returns the name of a row. */
  nameOf: (row: Row) => string
  /** Returns the URL of a row; the whole row is a link. */
  linkOf?: (row: Row) => string
  /** Shown before the name. */
  pictureOf?: (row: Row) => ReactNode
  /** Below the name. */
  aboutOf?: (row: Row) => ReactNode
  nameTitle: string
  columns: readonly Column<Row>[]
  selection?: Selection
  /** Whether the rows are those of the previous page while the next one loads. */
  stale?: boolean
}

/**
 * The table of all dashboard lists; below 900 px its rows are cards. Arrow keys move between rows, Enter opens, x selects, Shift
 * with a click selects a range, Escape clears the selection.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, nameOf, nameTitle, columns, selection, stale } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const links = [...(body.current?.querySelectorAll<HTMLElement>('.data-table__name') ?? [])]
    const row = (event.target as HTMLElement).closest('tr')
    const at = links.findIndex((link) => link.closest('tr') === row)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (event.key === 'Escape') selection?.clear()
    else if (event.key === 'x' && rows[at] && !event.ctrlKey && !event.metaKey) selection?.toggle(keyOf(rows[at]))
    else if (to !== undefined && links[to]) {
      event.preventDefault()
      links[to].focus()
    }
  }
  return (
    <div className={classNames('data-table', stale && 'data-table--stale')} aria-busy={stale || undefined}>
      <table aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th className="data-table__check" scope="col">
                <Checkbox label={messages.selectAll} checked={selection.all} onChange={selection.toggleAll} />
              </th>
            )}
            <th scope="col">{nameTitle}</th>
            {columns.map(({ key, title, align, width }) => (
              <th key={key} scope="col" data-align={align} style={{ width }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKey}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} name={nameOf(row)} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Truncates text that is too long for its column; a tooltip shows all of it. Text, numbers, prices and codes have their own
 * direction, so that their parts keep their order in a right-to-left table.
 */
const Cell = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' || typeof children === 'number' ? (
    <span className="data-table__text" dir="auto" title={String(children)}>
      {children}
    </span>
  ) : (
    children
  )

function TableRow<Row>(props: DataTableProps<Row> & { row: Row; name: string }) {
  const { row, name, keyOf, linkOf, pictureOf, aboutOf, columns, selection } = props
  const key = keyOf(row)
  const range = (event: MouseEvent) => {
    if (!event.shiftKey) return
    event.preventDefault()
    selection?.toggle(key, true)
  }
  return (
    <tr data-selected={selection?.has(key) ? '' : undefined}>
      {selection && (
        <td className="data-table__check" onClickCapture={range}>
          <Checkbox label={messages.selectRow(name)} checked={selection.has(key)} onChange={() => selection.toggle(key)} />
        </td>
      )}
      <th scope="row" className="data-table__head">
        <span className="data-table__title">
          {pictureOf?.(row)}
          <span className="data-table__words">
            {linkOf ? (
              <Link className="data-table__name record-name" dir="auto" to={linkOf(row)} title={name}>
                {name}
              </Link>
            ) : (
              <span className="data-table__name record-name" dir="auto" title={name}>
                {name}
              </span>
            )}
            {aboutOf && (
              <span className="data-table__about" dir="auto">
                {aboutOf(row)}
              </span>
            )}
          </span>
        </span>
      </th>
      {columns.map(({ key: column, title, cell, align, wideOnly, plain }) => (
        <td
          key={column}
          data-align={align}
          data-title={plain ? undefined : title}
          className={wideOnly ? 'data-table__wide' : undefined}
        >
          <Cell>{cell(row)}</Cell>
        </td>
      ))}
    </tr>
  )
}
