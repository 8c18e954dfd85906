import { Button } from '@blockfront/ui'
import { Copy, Download } from 'lucide-react'
import type { MediaItem } from '../../media/use-library.ts'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { sizeText, typeText } from './file-facts.ts'
import { words } from './words.ts'

function copiesOf({ status, variants }: MediaItem): string {
  if (status === 'ready') return words.copies(variants.length)
  return status === 'processing' ? words.processing : words.failed
}

/** What a file is, and its address. */
export function FileFacts({ file }: { file: MediaItem }) {
  const { locale, storeDomain } = useStore()
  const { moment } = useTime()
  const { width, height, kind, bytes, createdAt, url, filename } = file
  const copy = () =>
    navigator.clipboard.writeText(storeUrl(storeDomain, url)).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    )
  const facts = [
    [words.type, typeText(file)],
    width && height ? [words.measures, words.pixels(width, height)] : undefined,
    [words.bytes, sizeText(bytes, locale)],
    [words.added, moment(createdAt)],
    kind === 'image' ? [words.smaller, copiesOf(file)] : undefined,
  ]
  return (
    <section>
      <h3 className="file-sheet__title">{words.facts}</h3>
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
        <Button size="small" icon={<Copy size={14} />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button size="small" asChild>
          <a href={url} download={filename}>
            <Download size={14} aria-hidden />
            {words.download}
          </a>
        </Button>
      </div>
    </section>
  )
}
