import { useReadOnly } from '@blockfront/ui'
import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { messages } from './messages.ts'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Accepts files that are dropped anywhere in the window, with a message while they are dragged over it. */
export function FileDropTarget({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  const isReadOnly = useReadOnly() !== undefined
  useEffect(() => {
    if (isReadOnly) return
    const leaving = new AbortController()
    const { signal } = leaving
    const listen = (type: 'dragover' | 'dragleave' | 'drop', heard: (event: DragEvent) => void) =>
      addEventListener(type, heard, { signal })
    listen('dragover', (event) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    listen('drop', (event) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    })
    return () => leaving.abort()
  }, [isReadOnly])
  if (!over) return null
  return createPortal(
    <div className="drop-place">
      <p className="drop-place__text">
        <Upload size={20} aria-hidden />
        {messages.dropHere}
      </p>
    </div>,
    document.body,
  )
}
