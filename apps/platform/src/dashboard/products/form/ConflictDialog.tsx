import { Button, Dialog } from '@blockfront/ui'
import { messages } from '../messages.ts'

interface ConflictDialogProps {
  /** The next save overwrites the other person's changes. */
  onKeepMine: () => void
  /** The form restarts with the other person's values. */
  onTakeTheirs: () => void
  onClose: () => void
}

const says = messages.conflict

/** Shown when another person saved the product since it was opened: the owner chooses a version. */
export function ConflictDialog({ onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const then = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={says.title}
      description={says.help}
      footer={
        <>
          <Button onClick={then(onTakeTheirs)}>{says.theirs}</Button>
          <Button variant="primary" onClick={then(onKeepMine)}>
            {says.mine}
          </Button>
        </>
      }
    />
  )
}
