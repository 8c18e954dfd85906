import type { TranslationImport } from '@blockfront/contract'
import { Button, Dialog, Notice } from '@blockfront/ui'
import { Download, FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { FileButton } from '../../media/FileButton.tsx'
import { toast } from '../../toast.tsx'
import { saveAs } from '../parts/save-as.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

/** Bytes of a file. */
const MAX_FILE = 8_000_000

/** Export and import of the translations of a language as CSV. */
export function TranslationFiles({ locale }: { locale: string }) {
  const [importing, setImporting] = useState(false)
  return (
    <div className="translation-files">
      <WorksReadOnly>
        <ExportButton locale={locale} />
      </WorksReadOnly>
      <Button icon={<FileUp size={14} />} onClick={() => setImporting(true)}>
        {messages.import}
      </Button>
      {importing && <ImportDialog locale={locale} onClose={() => setImporting(false)} />}
    </div>
  )
}

/** Loads the parts of the export one after another and saves them as one file. Leaving the screen cancels it. */
function ExportButton({ locale }: { locale: string }) {
  const { storeId } = useStore()
  const [busy, setBusy] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const run = async () => {
    const controller = new AbortController()
    stop.current = controller
    setBusy(true)
    const parts: string[] = []
    try {
      for (let after: string | undefined; ; ) {
        const query = { storeId, locale, ...(after && { after }) }
        const part = await api.call('translation.export', { query }, { signal: controller.signal })
        parts.push(part.csv)
        if (part.next === null) break
        after = part.next
      }
      // Spreadsheets recognize UTF-8 by the byte order mark.
      saveAs(messages.file(locale), `\ufeff${parts.join('')}`, 'text/csv')
      toast.success(messages.exported)
    } catch (error) {
      if (!controller.signal.aborted) toast.failure(error)
    }
    setBusy(false)
  }
  return (
    <Button icon={<Download size={14} />} busy={busy} onClick={() => void run()}>
      {busy ? messages.exporting : messages.export}
    </Button>
  )
}

/** The text of a CSV file in UTF-8 or UTF-16. Throws an error with a message for the owner. */
async function readText(file: File): Promise<string> {
  if (file.size > MAX_FILE) throw new Error(messages.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(messages.notUtf8)
  }
}

function ImportDialog({ locale, onClose }: { locale: string; onClose: () => void }) {
  const { storeId } = useStore()
  const [result, setResult] = useState<TranslationImport>()
  const [problem, setProblem] = useState('')
  const upload = useStoreMutation('translation.import')
  const choose = async ([file]: File[]) => {
    if (!file) return
    setProblem('')
    setResult(undefined)
    try {
      setResult(await upload.mutateAsync({ body: { storeId, locale, csv: await readText(file) } }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !upload.isPending && onClose()}
      title={messages.importTitle}
      description={messages.importAbout}
      footer={
        <>
          <Button disabled={upload.isPending} onClick={onClose}>
            {messages.close}
          </Button>
          <FileButton variant="primary" accept=".csv,text/csv" busy={upload.isPending} onFiles={(files) => void choose(files)}>
            {messages.chooseFile}
          </FileButton>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" title={problem} alert>
          {null}
        </Notice>
      )}
      {result && <ImportResult result={result} />}
    </Dialog>
  )
}

function ImportResult({ result: { imported, unchanged, problems, problemCount } }: { result: TranslationImport }) {
  const hidden = problemCount - problems.length
  return (
    <div role="status">
      <p>
        {messages.imported(imported)} {unchanged > 0 && messages.unchanged(unchanged)}
      </p>
      {problemCount > 0 && (
        <Notice tone="warning" title={messages.problems(problemCount)}>
          <ul className="translation-problems">
            {problems.map(({ line, message }) => (
              <li key={line}>{messages.problemLine(line, message)}</li>
            ))}
            {hidden > 0 && <li>{messages.moreProblems(hidden)}</li>}
          </ul>
        </Notice>
      )}
    </div>
  )
}
