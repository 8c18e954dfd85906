import { IconButton } from '@blockfront/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { WorksReadOnly } from '../../../billing/PlanScope.tsx'
import './list.css'
import { messages } from '../messages.ts'

interface PagingProps {
  /** Zero-based. */
  page: number
  size: number
  totalPages: number
  totalElements: number
  onPage: (page: number) => void
}

/** The current page of a list, and links to its other pages. */
export function Paging({ page, size, totalPages, totalElements, onPage }: PagingProps) {
  if (totalElements === 0) return null
  const to = Math.min((page + 1) * size, totalElements)
  return (
    <WorksReadOnly>
      <nav className="paging" aria-label={messages.pages}>
        <span role="status" dir="auto">
          {messages.range(page * size + 1, to, totalElements)}
        </span>
        {totalPages > 1 && (
          <span className="paging__buttons">
            <IconButton label={messages.previous} disabled={page === 0} onClick={() => onPage(page - 1)}>
              <ChevronLeft size={16} />
            </IconButton>
            <IconButton label={messages.next} disabled={page + 1 >= totalPages} onClick={() => onPage(page + 1)}>
              <ChevronRight size={16} />
            </IconButton>
          </span>
        )}
      </nav>
    </WorksReadOnly>
  )
}
