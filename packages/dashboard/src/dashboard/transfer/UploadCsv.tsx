import { Button, Notice, SelectField } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { Progress } from '../parts/Progress.tsx'
import { useStore } from '../store.ts'
import { storeKey } from '../store-query.ts'
import { messages } from './messages.ts'

const encodings = [
  { value: 'auto', label: messages.autoEncoding },
  { value: 'windows-1252', label: messages.westernEncoding },
] as const
type Encoding = (typeof encodings)[number]['value']

/** A button that uploads a CSV file, with progress. Leaving the screen cancels an upload. */
export function UploadCsv() {
  const { storeId } = useStore()
  const client = useQueryClient()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [encoding, setEncoding] = useState<Encoding>('auto')
  const [part, setPart] = useState<number>()
  const [failure, setFailure] = useState('')
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (file: File) => {
    const controller = new AbortController()
    stop.current = controller
    setFailure('')
    setPart(0)
    try {
      await api.upload(
        'import.upload',
        { storeId, file, encoding },
        { signal: controller.signal, onProgress: ({ loaded, total }) => setPart(total === 0 ? 1 : loaded / total) },
      )
      await client.invalidateQueries({ queryKey: storeKey(storeId, 'import.list') })
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setPart(undefined)
    }
  }
  if (part !== undefined)
    return (
      <Progress
        text={part < 1 ? messages.uploading(Math.round(part * 100)) : messages.reading}
        value={part}
        total={1}
        action={<Button onClick={() => stop.current?.abort()}>{messages.cancel}</Button>}
      />
    )
  return (
    <>
      {failure && (
        <Notice tone="danger" alert title={messages.uploadFailed}>
          {failure}
        </Notice>
      )}
      <div className="transfer-row">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          aria-label={messages.choose}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void send(file)
          }}
        />
        <Button variant="primary" icon={<Upload size={14} />} onClick={() => input.current?.click()}>
          {messages.choose}
        </Button>
        <SelectField
          id={id}
          label={messages.encoding}
          value={encoding}
          onChange={(next) => setEncoding(next as Encoding)}
          options={encodings}
        />
      </div>
    </>
  )
}
