import type { CsvPart } from '@blockfront/contract'
import { Button, SegmentedControl, TextField } from '@blockfront/ui'
import { Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { api } from '../../api.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { Progress } from '../parts/Progress.tsx'
import { saveAs } from '../parts/save-as.ts'
import { useTime } from '../parts/time.ts'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'

type Format = 'blockfront' | 'shopify'
/** Loads a part; `after` is the end of the previous one. */
type LoadPart = (after: string | undefined, signal: AbortSignal) => Promise<CsvPart>

interface State {
  done: number
  total: number
}

/** Exports products and orders as CSV files, with progress. */
export function ExportCard() {
  const { storeId } = useStore()
  const { today } = useTime()
  const id = useId()
  const [format, setFormat] = useState<Format>('blockfront')
  const [period, setPeriod] = useState({ from: '', to: '' })
  const { state, run, cancel } = useExport()

  const products: LoadPart = (after, signal) =>
    api.call('export.products', { query: { storeId, format, ...(after && { after }) } }, { signal })
  const orders: LoadPart = (after, signal) => {
    const { from, to } = period
    const query = { storeId, ...(from && { from }), ...(to && { to }), ...(after && { after }) }
    return api.call('export.orders', { query }, { signal })
  }
  return (
    <Card title={messages.exportTitle} about={messages.exportAbout}>
      {state ? (
        <Progress
          text={messages.exporting(state.done, state.total)}
          value={state.done}
          total={state.total}
          action={<Button onClick={cancel}>{messages.cancel}</Button>}
        />
      ) : (
        <>
          <div className="transfer-row">
            <Button icon={<Download size={14} />} onClick={() => void run(messages.productFile(today()), products)}>
              {messages.exportProducts}
            </Button>
            <SegmentedControl<Format>
              label={messages.format}
              value={format}
              onChange={setFormat}
              options={[
                { value: 'blockfront', label: messages.blockfront },
                { value: 'shopify', label: messages.shopify },
              ]}
            />
          </div>
          <div className="transfer-row">
            <Button icon={<Download size={14} />} onClick={() => void run(messages.orderFile(today()), orders)}>
              {messages.exportOrders}
            </Button>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                id={`${id}-${end}`}
                label={messages[end]}
                type="date"
                value={period[end]}
                onChange={({ target }) => setPeriod((before) => ({ ...before, [end]: target.value }))}
              />
            ))}
          </div>
        </>
      )}
    </Card>
  )
}

/** Loads the parts of an export one after another and saves them as one file. Leaving the screen cancels it. */
function useExport() {
  const [state, setState] = useState<State>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const run = async (filename: string, load: LoadPart) => {
    const controller = new AbortController()
    const { signal } = controller
    stop.current = controller
    const parts: string[] = []
    let done = 0
    setState({ done, total: 0 })
    try {
      for (let after: string | undefined; ; ) {
        const part = await load(after, signal)
        parts.push(part.csv)
        done += part.count
        setState({ done, total: part.total })
        if (part.next === null) break
        after = part.next
      }
      if (done === 0) toast.error(messages.nothingToExport)
      else {
        saveAs(filename, parts.join(''), 'text/csv')
        toast.success(messages.exported(done))
      }
    } catch (error) {
      if (!signal.aborted) toast.failure(error)
    } finally {
      setState(undefined)
    }
  }
  return { state, run, cancel: () => stop.current?.abort() }
}
