import { Button, Dialog } from '@blockfront/ui'
import { messages } from '../messages.ts'

interface ConflictDialogProps {
  /** The next save replaces what the other saved. */
  onKeepMine: () => void
  /** The form starts again from what the other saved. */
  onTakeTheirs: () => void
  onClose: () => void
}

const says = messages.conflict

/** Somebody else saved the product since it was opened: nothing is lost, the owner says what counts. */
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
