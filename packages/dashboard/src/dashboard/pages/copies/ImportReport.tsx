import type { PageRepair } from '@blockfront/contract'
import { Button, Dialog, Notice, shortValue } from '@blockfront/ui'
import { messages } from '../messages.ts'

const repairMessages = messages.repairs

interface ImportReportProps {
  title: string
  repairs: readonly PageRepair[]
  /** Deleted files that the page had. */
  missingFiles: number
  onClose: () => void
}

/** Lists the values of an imported or duplicated page that were invalid: block, field and old value. */
export function ImportReport({ title, repairs, missingFiles, onClose }: ImportReportProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {repairMessages.done}
        </Button>
      }
    >
      {missingFiles > 0 && <Notice tone="warning">{repairMessages.missingFiles(missingFiles)}</Notice>}
      {repairs.length > 0 && (
        <Notice tone="warning" title={repairMessages.title(repairs.length)}>
          <p>{repairMessages.help}</p>
        </Notice>
      )}
      <ul>
        {repairs.map(({ path, blockId, block, field, kind, was, message }) => (
          <li key={[blockId, ...path].join('.')}>
            <strong>{block || repairMessages.page}</strong>{' '}
            {kind === 'moved' ? message : `${repairMessages[kind](field, shortValue(was))} ${message}`}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
