import { Button, Dialog } from '@blockfront/ui'
import { useSaver, useSaving } from './use-saver.ts'
import { words } from './words.ts'

/** Asks before the page is left with work that could not be saved. */
export function LeaveDialog() {
  const saver = useSaver()
  const open = useSaving(({ dialog }) => dialog === 'leave')
  const kept = useSaving((state) => state.kept)
  return (
    <Dialog
      open={open}
      size="small"
      title={words.leave.title}
      description={kept === false ? words.leave.notKept : words.leave.kept}
      closeLabel={words.leave.stay}
      onOpenChange={(next) => !next && saver.answerLeave(false)}
      footer={
        <>
          <Button variant={kept === false ? 'danger' : 'secondary'} onClick={() => saver.answerLeave(true)}>
            {words.leave.leave}
          </Button>
          <Button variant="primary" onClick={() => saver.answerLeave(false)}>
            {words.leave.stay}
          </Button>
        </>
      }
    />
  )
}
