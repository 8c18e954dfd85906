import type { Client } from '@blockfront/contract/client'
import { Dialog, Notice, SearchInput } from '@blockfront/ui'
import { Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useCallback, useDeferredValue, useState } from 'react'
import { useStore } from 'zustand'
import { FileButton } from './FileButton.tsx'
import type { FileRequest, FileRequests } from './file-request.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { StarterGrid } from './StarterGrid.tsx'
import { UploadList } from './UploadList.tsx'
import type { MediaItem } from './use-library.ts'
import { useUploads } from './use-uploads.ts'
import './media.css'
import { messages } from './messages.ts'

const ACCEPTED = { image: 'image/*,.svg,.ico', video: 'video/*' }

interface MediaPickerProps {
  api: Client
  storeId: string
  requests: FileRequests
}

/** The store's media library, opened to select a file. */
export function MediaPicker({ api, storeId, requests }: MediaPickerProps) {
  const { request } = useStore(requests.store)
  return request ? <Picker key={request.accept} api={api} storeId={storeId} request={request} /> : null
}

function Picker({ api, storeId, request: { accept, resolve } }: { api: Client; storeId: string; request: FileRequest }) {
  const [term, setTerm] = useState('')
  const search = useDeferredValue(term.trim())
  const [left, setLeft] = useState<readonly string[]>([])
  const use = useCallback(({ url }: MediaItem) => resolve(url), [resolve])
  const { uploads, start } = useUploads(api, storeId, { kind: accept, onDone: use })
  const take = (files: Iterable<File>) => {
    for (const { failure, stop } of uploads) if (failure) stop()
    // The first uploaded file is selected and closes the dialog, because only one can be selected.
    const [file, ...more] = files
    setLeft(more.map(({ name }) => name))
    if (file) start([file])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <Dialog
      open
      size="large"
      title={messages[accept]}
      description={messages.help}
      onOpenChange={(open) => !open && resolve(undefined)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the upload button */}
      <div className="picker" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className="picker__bar">
          <SearchInput label={messages.search} value={term} onChange={(event) => setTerm(event.target.value)} />
          <FileButton variant="primary" icon={<UploadIcon size={14} />} accept={ACCEPTED[accept]} onFiles={take}>
            {messages.upload}
          </FileButton>
        </div>
        <UploadList uploads={uploads} />
        {left.length > 0 && <Notice tone="warning">{messages.onlyOne(left)}</Notice>}
        <MediaGrid api={api} storeId={storeId} kind={accept} search={search} onUse={use} />
        {accept === 'image' && <StarterGrid api={api} storeId={storeId} search={search} onUse={resolve} />}
      </div>
    </Dialog>
  )
}
