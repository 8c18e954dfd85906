import type { PageSummary } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { PanelsTopLeft } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from '../../../router.ts'
import type { Column } from '../../parts/list/DataTable.tsx'
import { useTime } from '../../parts/time.ts'
import { messages } from '../messages.ts'
import { PageBadge } from '../PageBadge.tsx'

export function usePageColumns(): Column<PageSummary>[] {
  const { day } = useTime()
  return useMemo(
    () => [
      { key: 'status', title: messages.status, plain: true, cell: (page) => <PageBadge page={page} /> },
      {
        key: 'published',
        title: messages.lastPublished,
        cell: ({ publishedAt }) => (publishedAt ? day(publishedAt) : messages.never),
      },
      { key: 'changed', title: messages.changedAt, wideOnly: true, cell: ({ updatedAt }) => day(updatedAt) },
      {
        key: 'builder',
        title: messages.builderColumn,
        wideOnly: true,
        align: 'end',
        cell: ({ pageId, name }) => (
          <Button asChild size="small" className="pages-edit">
            <Link to={`/builder?page=${pageId}`} aria-label={messages.editNamed(name)}>
              <PanelsTopLeft size={14} aria-hidden />
              {messages.edit}
            </Link>
          </Button>
        ),
      },
    ],
    [day],
  )
}
