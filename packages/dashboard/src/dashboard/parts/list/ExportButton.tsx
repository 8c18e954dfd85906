import { Button } from '@blockfront/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { WorksReadOnly } from '../../../billing/PlanScope.tsx'
import { toast } from '../../../toast.tsx'
import { useStore } from '../../store.ts'
import { saveAs } from '../save-as.ts'
import { useTime } from '../time.ts'

interface ExportButtonProps {
  messages: {
    export: string
    /** The file's name, with the day of the export. */
    file: (day: string) => string
    exported: (count: number) => string
    /** Fewer rows than the list has, because an export is limited. Default: like `exported`. */
    exportedPart?: (count: number, total: number) => string
  }
  /** Loads the rows of a store as CSV. */
  load: (storeId: string) => Promise<{ csv: string; count: number; total?: number }>
  disabled?: boolean
  variant?: 'primary'
}

/** Downloads the rows of a list as CSV, and says how many. */
export function ExportButton({ messages, load, ...button }: ExportButtonProps) {
  const { storeId } = useStore()
  const { today } = useTime()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { csv, count, total = count } = await load(storeId)
      saveAs(messages.file(today()), csv, 'text/csv')
      toast.success(count < total && messages.exportedPart ? messages.exportedPart(count, total) : messages.exported(count))
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <WorksReadOnly>
      <Button {...button} icon={<Download size={14} />} busy={busy} onClick={() => void download()}>
        {messages.export}
      </Button>
    </WorksReadOnly>
  )
}
