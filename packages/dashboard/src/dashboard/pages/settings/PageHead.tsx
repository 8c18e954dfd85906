import type { PageSummary } from '@blockfront/contract'
import { Button, type MenuItem } from '@blockfront/ui'
import { PanelsTopLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '../../../router.ts'
import { visitUrl } from '../../../stores/store-url.ts'
import { toast } from '../../../toast.tsx'
import { PageHeader } from '../../PageHeader.tsx'
import { useStore } from '../../store.ts'
import { ImportReport } from '../copies/ImportReport.tsx'
import { usePageCopies } from '../copies/use-page-copies.ts'
import { messages } from '../messages.ts'
import { PageBadge } from '../PageBadge.tsx'
import { AskAboutPages } from '../PageBulk.tsx'
import { hasOwnPath, pathOf } from '../page-path.ts'

const settingsMessages = messages.settings

/** A page's name, status and actions. */
export function PageHead({ page }: { page: PageSummary }) {
  const store = useStore()
  const navigate = useNavigate()
  const [openDialog, setOpenDialog] = useState<'unpublish' | 'delete'>()
  const { duplicate, download, repaired, finish } = usePageCopies(page)
  const { status, type, isSystem, pageId } = page
  const live = status === 'published' && hasOwnPath(page)
  const attempt = (act: () => Promise<void>) => () => void act().catch(toast.failure)
  const more: MenuItem[] = [
    ...(live
      ? [
          {
            label: settingsMessages.view,
            worksReadOnly: true,
            onSelect: () => void window.open(visitUrl(store, pathOf(page)), '_blank', 'noreferrer'),
          },
        ]
      : []),
    ...(type !== 'checkout' ? [{ label: settingsMessages.duplicate, onSelect: attempt(duplicate) }] : []),
    { label: settingsMessages.export, worksReadOnly: true, onSelect: attempt(download) },
    ...(isSystem ? [] : (['line'] as const)),
    ...(!isSystem && status === 'published'
      ? [{ label: settingsMessages.unpublish, onSelect: () => setOpenDialog('unpublish') }]
      : []),
    ...(isSystem ? [] : [{ label: settingsMessages.delete, danger: true, onSelect: () => setOpenDialog('delete') }]),
  ]
  return (
    <>
      <PageHeader
        title={page.name}
        badge={<PageBadge page={page} />}
        back={{ to: '/dashboard/pages', label: messages.title }}
        more={more}
        action={
          <Button asChild variant="primary">
            <Link to={`/builder?page=${pageId}`}>
              <PanelsTopLeft size={14} aria-hidden />
              {messages.builder}
            </Link>
          </Button>
        }
      />
      {repaired && (
        <ImportReport
          title={settingsMessages.duplicated(repaired.name)}
          repairs={repaired.repairs}
          missingFiles={repaired.missingFiles}
          onClose={finish}
        />
      )}
      {openDialog && (
        <AskAboutPages
          act={openDialog}
          pages={[page]}
          onDone={() => openDialog === 'delete' && navigate('/dashboard/pages', { replace: true })}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}
