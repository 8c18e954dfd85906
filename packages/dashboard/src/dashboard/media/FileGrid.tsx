import { Button, Checkbox, classNames } from '@blockfront/ui'
import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { MediaTile } from '../../media/MediaTile.tsx'
import type { MediaItem } from '../../media/use-library.ts'
import { BulkBar } from '../parts/list/BulkBar.tsx'
import { type Selection, useSelection } from '../parts/list/selection.ts'
import { messages as listMessages } from '../parts/messages.ts'
import { DeleteFiles } from './DeleteFiles.tsx'
import { fileSummary } from './file-details.ts'
import { tileAfter } from './grid-keys.ts'
import { messages } from './messages.ts'

interface FileGridProps {
  files: readonly MediaItem[]
  /** Whether the files are those of the previous page while the next one loads. */
  stale: boolean
  onOpen: (file: MediaItem) => void
}

/** Files as tiles. Arrow keys move between tiles, Enter opens, x selects, Escape clears the selection. */
export function FileGrid({ files, stale, onOpen }: FileGridProps) {
  const ids = useMemo(() => files.map(({ id }) => id), [files])
  const selection = useSelection(ids)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const allId = useId()
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.file__open')]
    const at = tiles.findIndex((tile) => tile.closest('.file')?.contains(event.target as Node))
    const id = ids[at]
    if (event.key === 'Escape') selection.clear()
    else if (event.key === 'x' && id && !event.ctrlKey && !event.metaKey) selection.toggle(id)
    else {
      const next = tileAfter(tiles, at, event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }
  return (
    <>
      <div className={classNames('file-grid', stale && 'file-grid--stale')} aria-busy={stale || undefined}>
        <span className="file-grid__head">
          <Checkbox id={allId} checked={selection.all} onChange={selection.toggleAll} />
          <label htmlFor={allId}>{messages.selectAll}</label>
        </span>
        <ul className="file-grid__tiles" aria-label={messages.list} onKeyDown={onKey}>
          {files.map((file) => (
            <File key={file.id} file={file} selection={selection} onOpen={onOpen} />
          ))}
        </ul>
      </div>
      <BulkBar selection={selection}>
        <Button variant="danger" icon={<Trash2 size={14} />} onClick={() => setDialogOpen(true)}>
          {messages.delete}
        </Button>
      </BulkBar>
      {isDialogOpen && (
        <DeleteFiles
          files={files.filter(({ id }) => selection.has(id))}
          onDone={selection.clear}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  )
}

interface FileProps {
  file: MediaItem
  selection: Selection
  onOpen: (file: MediaItem) => void
}

const File = ({ file, selection, onOpen }: FileProps) => (
  <li className="file" data-selected={selection.has(file.id) ? '' : undefined}>
    <button
      type="button"
      className="file__open"
      onClick={(event) => (event.shiftKey ? selection.toggle(file.id, true) : onOpen(file))}
    >
      <MediaTile item={file} verb={messages.open} about={fileSummary(file)} />
    </button>
    <span className="file__check">
      <Checkbox
        label={listMessages.selectRow(file.filename)}
        checked={selection.has(file.id)}
        onChange={() => selection.toggle(file.id)}
      />
    </span>
  </li>
)
