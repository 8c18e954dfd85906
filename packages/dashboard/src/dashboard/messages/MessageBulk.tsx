import type { ContactMessage } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { toast } from '../../toast.tsx'
import { DeleteDialog } from '../parts/DeleteDialog.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import { messages } from './messages.ts'
import { useMessageChanges } from './use-message-changes.ts'

/** Actions for several messages at once. */
export function MessageBulk({ selected, onDone }: { selected: readonly ContactMessage[]; onDone: () => void }) {
  const { mark, marking, remove } = useMessageChanges()
  const ids = selected.map(({ messageId }) => messageId)
  const markAll = (isRead: boolean) => void mark(ids, isRead).then(onDone, toast.failure)
  return (
    <>
      <Button busy={marking} disabled={selected.every(({ isRead }) => isRead)} onClick={() => markAll(true)}>
        {messages.markRead}
      </Button>
      <Button busy={marking} disabled={!selected.some(({ isRead }) => isRead)} onClick={() => markAll(false)}>
        {messages.markUnread}
      </Button>
      <DialogButton
        variant="danger"
        dialog={(close) => (
          <DeleteDialog
            messages={messages}
            count={ids.length}
            onConfirm={async () => {
              await remove(ids)
              onDone()
            }}
            onClose={close}
          />
        )}
      >
        {messages.delete}
      </DialogButton>
    </>
  )
}
