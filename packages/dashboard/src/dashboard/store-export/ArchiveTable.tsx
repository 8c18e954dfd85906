import type { StoreArchive } from '@blockfront/contract'
import { Button, IconButton } from '@blockfront/ui'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { toast } from '../../toast.tsx'
import { sizeText } from '../media/file-details.ts'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** The archives that can be downloaded. */
export function ArchiveTable({ archives }: { archives: readonly StoreArchive[] }) {
  const { locale } = useStore()
  const { day, moment } = useTime()
  const { download, dialog } = useDownload()
  const [deleted, setDeleted] = useState<StoreArchive>()
  const columns: Column<StoreArchive>[] = [
    { key: 'content', title: messages.content, cell: ({ rows, files }) => messages.contents(rows, files) },
    { key: 'size', title: messages.size, align: 'end', cell: ({ bytes }) => sizeText(bytes, locale) },
    { key: 'until', title: messages.availableUntil, cell: ({ expiresAt }) => day(expiresAt) },
    {
      key: 'actions',
      title: messages.actions,
      plain: true,
      cell: (archive) => (
        <span className="store-export__actions">
          <Button
            size="small"
            icon={<Download size={14} />}
            aria-label={messages.downloadNamed(moment(archive.createdAt))}
            onClick={() => void download(archive)}
          >
            {messages.download}
          </Button>
          <IconButton label={messages.delete(moment(archive.createdAt))} size="small" plain onClick={() => setDeleted(archive)}>
            <Trash2 size={16} />
          </IconButton>
        </span>
      ),
    },
  ]
  return (
    <>
      <DataTable
        label={messages.archives}
        rows={archives}
        keyOf={({ archiveId }) => archiveId}
        nameOf={({ createdAt }) => moment(createdAt)}
        aboutOf={({ missingFiles }) => missingFiles > 0 && messages.missing(missingFiles)}
        nameTitle={messages.created}
        columns={columns}
      />
      {dialog}
      {deleted && <DeleteArchive archive={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

/** Opens the file of an archive, which the browser downloads, after the owner has confirmed that it is them. */
function useDownload() {
  const { storeId } = useStore()
  const { confirmed, dialog } = useConfirmation()
  const link = useStoreMutation('archive.download')
  const download = async ({ archiveId }: StoreArchive) => {
    try {
      const { url } = await confirmed(() => link.mutateAsync({ body: { storeId, archiveId } }))
      Object.assign(document.createElement('a'), { href: url, download: '' }).click()
    } catch (error) {
      toast.failure(error)
    }
  }
  return { download, dialog }
}

function DeleteArchive({ archive: { archiveId, createdAt }, onClose }: { archive: StoreArchive; onClose: () => void }) {
  const { storeId } = useStore()
  const { moment } = useTime()
  const remove = useStoreMutation('archive.delete')
  const confirm = async () => {
    await remove.mutateAsync({ params: { storeId, archiveId } })
    toast.success(messages.wasDeleted)
  }
  return (
    <ConfirmDialog title={messages.deleteTitle} action={messages.deleteAction} onConfirm={confirm} onClose={onClose}>
      <p>{messages.deleteHelp(moment(createdAt))}</p>
    </ConfirmDialog>
  )
}
