import type { PageRepair } from '@blockfront/contract'
import { Button, Dialog, Notice, shortValue } from '@blockfront/ui'
import { messages } from '../messages.ts'

const says = messages.repairs

interface ImportReportProps {
  title: string
  repairs: readonly PageRepair[]
  onClose: () => void
}

/** Lists the values of an imported or duplicated page that were invalid: block, field and old value. */
export function ImportReport({ title, repairs, onClose }: ImportReportProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {says.done}
        </Button>
      }
    >
      <Notice tone="warning" title={says.title(repairs.length)}>
        <p>{says.help}</p>
      </Notice>
      <ul>
        {repairs.map(({ path, blockId, block, field, kind, was, message }) => (
          <li key={[blockId, ...path].join('.')}>
            <strong>{block || says.page}</strong>{' '}
            {kind === 'moved' ? message : `${says[kind](field, shortValue(was))} ${message}`}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
