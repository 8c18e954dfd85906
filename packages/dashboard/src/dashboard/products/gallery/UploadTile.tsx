import { Button } from '@blockfront/ui'
import { messages as mediaMessages } from '../../../media/messages.ts'
import type { FileUpload } from '../../../media/use-uploads.ts'
import { messages } from '../messages.ts'

const galleryMessages = messages.gallery

/** An image that is uploading or failed. */
export function UploadTile({ upload: { name, part, failure, stop } }: { upload: FileUpload }) {
  const percent = Math.round(part * 100)
  return (
    <li
      className="gallery__tile gallery__tile--upload"
      data-failed={failure ? '' : undefined}
      role={failure ? 'alert' : undefined}
    >
      <span className="gallery__name">
        {failure ? mediaMessages.failureOf(name, failure) : galleryMessages.uploading(name, percent)}
      </span>
      {!failure && <progress value={part} aria-label={galleryMessages.uploading(name, percent)} />}
      <Button size="small" onClick={stop}>
        {failure ? galleryMessages.dismiss : galleryMessages.stop}
      </Button>
    </li>
  )
}
