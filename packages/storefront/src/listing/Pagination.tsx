import { listingMessages } from './messages.ts'
import { pageNumbers } from './page-numbers.ts'

interface PaginationProps {
  /** Zero-based. */
  page: number
  totalPages: number
  /** Returns the URL of a page (zero-based). Without it, pages are buttons. */
  href?: (page: number) => string
  onPage?: (page: number) => void
}

/** Numbered pages with Prev and Next (product.md, point 2): links if pages have URLs, else buttons. */
export function Pagination({ page, totalPages, href, onPage }: PaginationProps) {
  if (totalPages <= 1) return null
  const pageLink = (to: number, label: string, name: string) => {
    const current = to === page
    const className = 'sf-pages__page'
    if (to < 0 || to >= totalPages) return <span className={`${className} sf-pages__page--off`}>{label}</span>
    if (href)
      return (
        <a className={className} href={href(to)} aria-label={name} aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      )
    return (
      <button
        type="button"
        className={className}
        aria-label={name}
        aria-current={current ? 'page' : undefined}
        onClick={() => onPage?.(to)}
      >
        {label}
      </button>
    )
  }
  return (
    <nav className="sf-pages" aria-label={listingMessages.pagination}>
      {pageLink(page - 1, listingMessages.previous, listingMessages.previous)}
      <ol className="sf-pages__numbers">
        {pageNumbers(page + 1, totalPages).map((number, index, row) =>
          number === null ? (
            <li key={`after-${row[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>{pageLink(number - 1, String(number), listingMessages.page({ number }))}</li>
          ),
        )}
      </ol>
      {pageLink(page + 1, listingMessages.next, listingMessages.next)}
    </nav>
  )
}
