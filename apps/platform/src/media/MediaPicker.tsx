import type { Client } from '@blockfront/contract/client'
import { Button, Dialog, Input, Notice } from '@blockfront/engine/ui'
import { Search, Upload as UploadIcon } from 'lucide-react'
import { type DragEvent, useCallback, useDeferredValue, useId, useState } from 'react'
import { useStore } from 'zustand'
import type { FileRequest, FileRequests } from './file-request.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { type MediaItem, type Upload, useUpload } from './use-library.ts'
import './media.css'
import { words } from './words.ts'

const ACCEPTED = { image: 'image/*,.svg,.ico', video: 'video/*' }

interface MediaPickerProps {
  api: Client
  storeId: string
  requests: FileRequests
}

/** The store's library, open while somebody asks for a file. */
export function MediaPicker({ api, storeId, requests }: MediaPickerProps) {
  const { request } = useStore(requests.store)
  return request ? <Picker key={request.accept} api={api} storeId={storeId} request={request} /> : null
}

function Picker({ api, storeId, request: { accept, answer } }: { api: Client; storeId: string; request: FileRequest }) {
  const [term, setTerm] = useState('')
  const search = useDeferredValue(term.trim())
  const [wrong, setWrong] = useState(false)
  const use = useCallback(
    (item: MediaItem) => {
      if (item.kind === accept) answer(item.url)
      else setWrong(true)
    },
    [accept, answer],
  )
  const { upload, failure, start } = useUpload(api, storeId, use)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    setWrong(false)
    if (file) start(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <Dialog open size="large" title={words[accept]} description={words.help} onOpenChange={(open) => !open && answer(undefined)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the upload button */}
      <div className="picker" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className="picker__bar">
          <Input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            before={<Search size={14} aria-hidden />}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
          <FileButton accept={ACCEPTED[accept]} onFiles={take} />
        </div>
        {upload && <Progress upload={upload} />}
        {(failure || wrong) && (
          <Notice tone="danger" alert title={words.uploadFailed}>
            {failure ?? words.wrongKind}
          </Notice>
        )}
        <MediaGrid api={api} storeId={storeId} kind={accept} search={search} onUse={use} />
      </div>
    </Dialog>
  )
}

/** The button that opens the system's own file window. */
function FileButton({ accept, onFiles }: { accept: string; onFiles: (files: FileList | null) => void }) {
  const id = useId()
  return (
    <>
      <Button variant="primary" icon={<UploadIcon size={14} />} onClick={() => document.getElementById(id)?.click()}>
        {words.upload}
      </Button>
      <input
        id={id}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          onFiles(event.target.files)
          event.target.value = ''
        }}
      />
    </>
  )
}

function Progress({ upload: { name, part, stop } }: { upload: Upload }) {
  const text = words.uploading(name, Math.round(part * 100))
  return (
    <div className="picker__progress">
      <progress value={part} aria-label={text} />
      <span>{text}</span>
      <Button size="small" onClick={stop}>
        {words.stop}
      </Button>
    </div>
  )
}
