import { Button, Dialog } from '@blockfront/ui'
import { useNoun } from '../session.ts'
import { messages } from './messages.ts'
import { useSaver, useSaving } from './saver/use-saver.ts'

/** Asks before the page is left with unsaved work. */
export function LeaveDialog() {
  const saver = useSaver()
  const noun = useNoun()
  const open = useSaving(({ dialog }) => dialog === 'leave')
  const kept = useSaving((state) => state.isCopyStored)
  return (
    <Dialog
      open={open}
      size="small"
      title={messages.leave.title}
      description={kept === false ? messages.leave.notKept : messages.leave.kept(noun)}
      closeLabel={messages.leave.stay}
      onOpenChange={(next) => !next && saver.resolveLeave(false)}
      footer={
        <>
          <Button variant={kept === false ? 'danger' : 'secondary'} onClick={() => saver.resolveLeave(true)}>
            {messages.leave.leave}
          </Button>
          <Button variant="primary" onClick={() => saver.resolveLeave(false)}>
            {messages.leave.stay}
          </Button>
        </>
      }
    />
  )
}
