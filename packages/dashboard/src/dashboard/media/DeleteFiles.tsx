import { Button, Dialog, Notice } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MediaItem } from '../../media/use-library.ts'
import { messages as general } from '../../messages.ts'
import { toast } from '../../toast.tsx'
import { useStore } from '../store.ts'
import { reloadStore } from '../store-query.ts'
import { deleteFiles } from './delete-files.ts'
import { messages } from './messages.ts'
import { Usages } from './Usages.tsx'

interface DeleteFilesProps {
  files: readonly MediaItem[]
  /** Called when all files are deleted. */
  onDone: () => void
  onClose: () => void
}

const isUsed = ({ usages }: MediaItem) => usages.length > 0

/** Asks for confirmation before deleting files. Shows where files are used, and deletes those only after a confirmation. */
export function DeleteFiles({ files, onDone, onClose }: DeleteFilesProps) {
  const { storeId } = useStore()
  const client = useQueryClient()
  const [left, setLeft] = useState(files)
  const [done, setDone] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const going = useRef<AbortController>(undefined)
  const used = left.filter(isUsed)
  const unused = left.length - used.length

  const run = async (requested: readonly MediaItem[]) => {
    const stopping = new AbortController()
    going.current = stopping
    setFailure(undefined)
    setDone(0)
    const { deleted, stays, error } = await deleteFiles(requested, stopping.signal, setDone)
    setDone(undefined)
    if (deleted.length > 0) {
      toast.success(messages.deleted(deleted.length))
      void reloadStore(client, storeId)
    }
    if (stays.length === 0) {
      onDone()
      onClose()
      return
    }
    setLeft(left.filter((file) => !deleted.includes(file)).map((file) => stays.find(({ id }) => id === file.id) ?? file))
    setFailure(error)
  }

  const [first] = left
  return (
    <Dialog
      open
      size="small"
      title={left.length === 1 && first ? messages.deleteOne(first.filename) : messages.deleteTitle(left.length)}
      onOpenChange={(open) => !open && done === undefined && onClose()}
      footer={
        done === undefined ? (
          <>
            <Button onClick={onClose}>{general.cancel}</Button>
            {used.length > 0 && unused > 0 && (
              <Button onClick={() => void run(left.filter((file) => !isUsed(file)))}>{messages.deleteUnused(unused)}</Button>
            )}
            <Button variant="danger" onClick={() => void run(left)}>
              {used.length > 0 ? messages.deleteAnyway(left.length) : messages.deleteAction(left.length)}
            </Button>
          </>
        ) : (
          <Button onClick={() => going.current?.abort()}>{messages.stop}</Button>
        )
      }
    >
      <div className="confirm">
        {used.length > 0 ? <Used files={used} /> : <p>{messages.deleteHelp}</p>}
        {done !== undefined && <p role="status">{messages.deleting(done, left.length)}</p>}
        {failure && (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

const Used = ({ files }: { files: readonly MediaItem[] }) => (
  <>
    <p>{messages.inUse(files.length)}</p>
    {files.map(({ id, filename, usages }) => (
      <div key={id} className="used-file">
        {files.length > 1 && <p className="used-file__name">{filename}</p>}
        <Usages usages={usages} label={filename} />
      </div>
    ))}
  </>
)
