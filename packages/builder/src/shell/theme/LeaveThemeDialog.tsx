import { Button, Dialog, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { useSaveTheme } from './use-save-theme.ts'

const leaveMessages = messages.theme.leave

/** Asks before the builder is left with an unsaved theme. */
export function LeaveThemeDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { save, busy, problem } = useSaveTheme()
  const [left, setLeft] = useState(false)
  const leave = () => {
    setLeft(true)
    onLeave()
  }
  return (
    <Dialog
      open={!left}
      size="small"
      title={leaveMessages.title}
      description={leaveMessages.help}
      onOpenChange={(next) => !next && !busy && onStay()}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={leave}>
            {leaveMessages.without}
          </Button>
          <Button variant="primary" busy={busy} onClick={async () => (await save()) && leave()}>
            {leaveMessages.save}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="danger" title={messages.theme.failed} alert>
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}
