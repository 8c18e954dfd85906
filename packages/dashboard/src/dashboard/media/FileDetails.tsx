import { Button } from '@blockfront/ui'
import { Copy, Download } from 'lucide-react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import type { MediaItem } from '../../media/use-library.ts'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { sizeText, typeText } from './file-details.ts'
import { messages } from './messages.ts'

function copiesOf({ status, variants }: MediaItem): string {
  if (status === 'ready') return messages.copies(variants.length)
  return status === 'processing' ? messages.processing : messages.failed
}

/** Type, size and URL of a file. */
export function FileDetails({ file }: { file: MediaItem }) {
  const { locale, storeDomain } = useStore()
  const { moment } = useTime()
  const { width, height, kind, bytes, createdAt, url, filename } = file
  const copy = () =>
    navigator.clipboard.writeText(storeUrl(storeDomain, url)).then(
      () => toast.success(messages.copied),
      () => toast.error(messages.notCopied),
    )
  const facts = [
    [messages.type, typeText(file)],
    width && height ? [messages.measures, messages.pixels(width, height)] : undefined,
    [messages.bytes, sizeText(bytes, locale)],
    [messages.added, moment(createdAt)],
    kind === 'image' ? [messages.smaller, copiesOf(file)] : undefined,
  ]
  return (
    <section>
      <h3 className="file-sheet__title">{messages.facts}</h3>
      <dl className="file-facts">
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="file-facts__buttons">
        <WorksReadOnly>
          <Button size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
            {messages.copy}
          </Button>
        </WorksReadOnly>
        <Button size="small" asChild>
          <a href={url} download={filename}>
            <Download size={14} aria-hidden />
            {messages.download}
          </a>
        </Button>
      </div>
    </section>
  )
}
