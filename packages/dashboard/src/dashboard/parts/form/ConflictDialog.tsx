import { Button, Dialog } from '@blockfront/ui'
import { messages } from '../messages.ts'

interface ConflictDialogProps {
  /** Names what another person changed. */
  title: string
  /** The next save overwrites the other person's changes. */
  onKeepMine: () => void
  /** The form restarts with the other person's values. */
  onTakeTheirs: () => void
  onClose: () => void
}

const conflictMessages = messages.conflict

/** Shown when another person saved the edited item since it was opened: the owner chooses a version. */
export function ConflictDialog({ title, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const then = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={conflictMessages.help}
      footer={
        <>
          <Button onClick={then(onTakeTheirs)}>{conflictMessages.theirs}</Button>
          <Button variant="primary" onClick={then(onKeepMine)}>
            {conflictMessages.mine}
          </Button>
        </>
      }
    />
  )
}
