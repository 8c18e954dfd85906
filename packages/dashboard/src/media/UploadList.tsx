import { Button, Notice } from '@blockfront/ui'
import './media.css'
import { messages } from './messages.ts'
import type { FileUpload } from './use-uploads.ts'

/** Uploads in progress, each with a cancel button, and failed uploads. */
export function UploadList({ uploads }: { uploads: readonly FileUpload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul className="uploads" aria-label={messages.uploads}>
      {uploads.map((upload) => (
        <li key={upload.key}>{upload.failure ? <Failed upload={upload} /> : <Going upload={upload} />}</li>
      ))}
    </ul>
  )
}

const Failed = ({ upload: { name, failure, stop } }: { upload: FileUpload }) => (
  <Notice tone="danger" alert title={messages.notUploaded(name)} onDismiss={stop} dismissLabel={messages.dismiss(name)}>
    {failure}
  </Notice>
)

function Going({ upload: { name, part, stop } }: { upload: FileUpload }) {
  const text = part < 1 ? messages.uploading(name, Math.round(part * 100)) : messages.checking(name)
  return (
    <div className="uploads__going">
      <span className="uploads__name">{text}</span>
      <progress value={part} aria-label={text} />
      <Button size="small" aria-label={messages.stopOne(name)} onClick={stop}>
        {messages.stop}
      </Button>
    </div>
  )
}
