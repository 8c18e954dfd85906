import type { ContactMessage } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useMessageChanges } from './use-message-changes.ts'
import { words } from './words.ts'

/** Actions for several messages at once. */
export function MessageBulk({ messages, onDone }: { messages: readonly ContactMessage[]; onDone: () => void }) {
  const { mark, marking, remove } = useMessageChanges()
  const [asked, setAsked] = useState(false)
  const ids = messages.map(({ messageId }) => messageId)
  const markAll = (isRead: boolean) =>
    void mark(ids, isRead).then(onDone, (error: Error) => {
      toast.error(error.message)
    })
  return (
    <>
      <Button busy={marking} disabled={messages.every(({ isRead }) => isRead)} onClick={() => markAll(true)}>
        {words.markRead}
      </Button>
      <Button busy={marking} disabled={!messages.some(({ isRead }) => isRead)} onClick={() => markAll(false)}>
        {words.markUnread}
      </Button>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      {asked && (
        <ConfirmDialog
          title={words.deleteTitle(ids.length)}
          action={words.deleteAction(ids.length)}
          onConfirm={async () => {
            await remove(ids)
            onDone()
          }}
          onClose={() => setAsked(false)}
        >
          <p>{words.deleteHelp}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
