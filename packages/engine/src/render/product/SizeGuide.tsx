import { useId } from 'react'
import { useBlockServices } from '../block-services.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { SmartLink } from '../parts/SmartLink.tsx'

interface SizeGuideProps {
  title: string
  /** One row per line, its cells separated by `|` or a tab, as spreadsheets copy them. The first row and the first cell of a row are headings. */
  table: string
  /** Shown instead of an empty table: the URL of a page. */
  page: string
}

/** A size table in a dialog, or a link to a page with one. Browsers open the dialog without a script. */
export function SizeGuide({ title, table, page }: SizeGuideProps) {
  const { messages } = useBlockServices()
  const id = useId()
  const [head, ...rows] = table
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split(/[|\t]/).map((cell) => cell.trim()))
  if (!head)
    return page ? (
      <SmartLink className="bf-size" url={page}>
        {title}
      </SmartLink>
    ) : null
  return (
    <>
      <button type="button" className="bf-size" popoverTarget={id} aria-haspopup="dialog">
        {title}
      </button>
      <div className="bf-size__dialog" id={id} popover="auto" role="dialog" aria-label={title}>
        <div className="bf-size__head">
          <h2>{title}</h2>
          <IconButton
            icon="close"
            label={messages.close}
            className="bf-size__close"
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
        <section className="bf-size__table" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {head.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
                  <th key={index} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
                <tr key={row}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </>
  )
}

export const css = `
.bf-size {
  align-self: start;
  min-height: 24px;
  font-size: 0.9rem;
  text-decoration: underline;
  text-underline-offset: 3px;
}
.bf-size__dialog {
  inset: 0;
  width: min(40rem, 100vw - 32px);
  height: fit-content;
  max-height: 85dvh;
  margin: auto;
  padding: 0 clamp(16px, 5vw, 24px) 16px;
  overflow-y: auto;
  border: 0;
  border-radius: max(var(--radius), 12px);
  background: var(--color-surface);
  color: var(--color-text);
  &::backdrop {
    background: rgb(0 0 0 / 0.42);
  }
}
.bf-size__head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: 12px;
  font-size: 0.8rem;
}
.bf-size__close {
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-end: -12px;
  font-size: 1rem;
}
.bf-size__table {
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  td {
    white-space: nowrap;
  }
  :is(th, td) {
    padding: 10px 12px;
    text-align: start;
    vertical-align: bottom;
    border-block-end: 1px solid var(--color-border);
  }
  /* The first column stays while the others scroll. */
  :first-child:is(th) {
    position: sticky;
    inset-inline-start: 0;
    padding-inline-start: 0;
    background: var(--color-surface);
  }
  tr:last-child > :is(td, th[scope="row"]) {
    border-block-end: 0;
  }
}
`
