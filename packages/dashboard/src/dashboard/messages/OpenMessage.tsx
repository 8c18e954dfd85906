import type { ContactMessage } from '@blockfront/contract'
import { Button, Dialog } from '@blockfront/ui'
import { Reply } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../../toast.tsx'
import { DeleteDialog } from '../parts/DeleteDialog.tsx'
import { DialogButton } from '../parts/DialogButton.tsx'
import type { ListQuery } from '../parts/list/list-query.ts'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'
import { replyLink } from './reply.ts'
import { useMessageChanges } from './use-message-changes.ts'

/**
 * The message in the URL. It stays open when the list no longer contains it, for example with the filter "Unread", which opening
 * a message affects.
 */
export function OpenMessage({ rows, address }: { rows: readonly ContactMessage[]; address: ListQuery }) {
  const open = address.get('open')
  const [known, setKnown] = useState<ContactMessage>()
  const listed = rows.find(({ messageId }) => messageId === open)
  if (listed && listed !== known) setKnown(listed)
  const message = listed ?? (known?.messageId === open ? known : undefined)
  if (!message) return null
  return (
    <MessageDialog key={open} message={message} onClose={() => address.set({ open: undefined, page: address.get('page') })} />
  )
}

function MessageDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const { moment } = useTime()
  const { mark, marking, markOpened, remove } = useMessageChanges()
  const { messageId, name, customerEmail, subject } = message
  const opened = useEffectEvent(() => {
    // If this fails, the message is still readable; opening it again retries.
    if (!message.isRead) void markOpened(messageId).catch(() => {})
  })
  useEffect(() => opened(), [])
  const markUnread = () => void mark([messageId], false).then(onClose, toast.failure)
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={subject}
      closeLabel={messages.close}
      footer={
        <>
          <DialogButton
            variant="ghost"
            className="record__delete"
            dialog={(close) => (
              <DeleteDialog
                messages={messages}
                count={1}
                onConfirm={async () => {
                  await remove([messageId])
                  onClose()
                }}
                onClose={close}
              />
            )}
          >
            {messages.delete}
          </DialogButton>
          <Button busy={marking} onClick={markUnread}>
            {messages.markUnread}
          </Button>
          <Button asChild variant="primary">
            <a href={replyLink(message, moment(message.createdAt))}>
              <Reply size={14} aria-hidden />
              {messages.reply}
            </a>
          </Button>
        </>
      }
    >
      <div className="record">
        <dl className="record__head">
          <dt>{messages.from}</dt>
          <dd>
            <bdi>{name}</bdi> <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
          </dd>
          <dt>{messages.received}</dt>
          <dd>{moment(message.createdAt)}</dd>
        </dl>
        <p className="record__text" dir="auto">
          {message.message}
        </p>
      </div>
    </Dialog>
  )
}
