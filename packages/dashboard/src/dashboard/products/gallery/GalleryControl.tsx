import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Button } from '@blockfront/ui'
import { ImagePlus, Images } from 'lucide-react'
import { type DragEvent, useEffect, useRef } from 'react'
import './gallery.css'
import { api } from '../../../api.ts'
import { FileButton } from '../../../media/FileButton.tsx'
import { useUploads } from '../../../media/use-uploads.ts'
import { useStore } from '../../store.ts'
import { messages } from '../messages.ts'
import { Gallery } from './Gallery.tsx'
import { UploadTile } from './UploadTile.tsx'

const galleryMessages = messages.gallery
const ACCEPTED = 'image/*,.svg'

/** The images of a product: upload by button or drop, choose from the library, reorder. The first one is the main image. */
function Control({ id, value, onChange, disabled, describedBy, services }: ControlProps) {
  const { storeId } = useStore()
  const images = Array.isArray(value) ? (value as string[]) : []
  const latest = useRef(images)
  useEffect(() => {
    latest.current = images
  })
  const add = (url: string) => {
    if (latest.current.includes(url)) return
    latest.current = [...latest.current, url]
    onChange(latest.current)
  }
  const { uploads, start } = useUploads(api, storeId, { kind: 'image', onDone: ({ url }) => add(url) })
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    start(event.dataTransfer.files)
  }
  const choose = async () => {
    const url = await services.pickFile?.('image')
    if (url) add(url)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut of the upload button
    <div className="gallery" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {(images.length > 0 || uploads.length > 0) && (
        <Gallery pictures={images} onChange={onChange} disabled={disabled}>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} />
          ))}
        </Gallery>
      )}
      <div className="gallery__add" data-empty={images.length === 0 ? '' : undefined}>
        <div className="gallery__buttons">
          <FileButton
            id={id}
            multiple
            accept={ACCEPTED}
            icon={<ImagePlus size={14} />}
            disabled={disabled}
            aria-describedby={describedBy}
            onFiles={start}
          >
            {galleryMessages.upload}
          </FileButton>
          <Button icon={<Images size={14} />} disabled={disabled} onClick={() => void choose()}>
            {galleryMessages.library}
          </Button>
        </div>
        <p className="gallery__help">{galleryMessages.drop}</p>
      </div>
    </div>
  )
}

export const galleryControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
