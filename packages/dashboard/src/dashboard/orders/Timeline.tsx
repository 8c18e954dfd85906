import type { Order, OrderEvent } from '@blockfront/contract'
import { Button, TextareaField } from '@blockfront/ui'
import {
  Archive,
  Ban,
  Check,
  CircleDollarSign,
  type LucideIcon,
  MessageSquareText,
  ShoppingBag,
  TriangleAlert,
  Truck,
  Undo2,
} from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { useTime } from '../parts/time.ts'
import { messages } from './messages.ts'
import { useOrderChange } from './order-change.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  placed: ShoppingBag,
  paid: CircleDollarSign,
  fulfilled: Truck,
  tracking: Truck,
  returned: Undo2,
  parcel_cancelled: Ban,
  refund_requested: Undo2,
  refunded: Undo2,
  refund_failed: TriangleAlert,
  archived: Archive,
  cancelled: Ban,
  note: MessageSquareText,
}

/** The order's events, newest first, with a form for notes. */
export function Timeline({ order }: { order: Order }) {
  return (
    <div className="order-timeline">
      <Card title={messages.timeline}>
        <NoteForm order={order} />
        <ol className="timeline">
          {order.events.toReversed().map((event) => (
            <TimelineEvent key={event.id} event={event} />
          ))}
        </ol>
      </Card>
    </div>
  )
}

function TimelineEvent({ event: { type, message, actorName, at } }: { event: OrderEvent }) {
  const { moment } = useTime()
  const Icon = icons[type] ?? Check
  return (
    <li className="timeline__event" data-note={type === 'note' ? '' : undefined}>
      <span className="timeline__mark">
        <Icon size={14} aria-hidden />
      </span>
      <div className="timeline__text">
        <p className="timeline__message">{message}</p>
        <p className="timeline__about">
          {actorName && `${actorName} · `}
          <time dateTime={at}>{moment(at)}</time>
        </p>
      </div>
    </li>
  )
}

/** Keeps the typed text until it is saved. */
function NoteForm({ order }: { order: Order }) {
  const addNote = useOrderChange('order.addNote', order)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!note.trim()) return setError(messages.noteMissing)
    setBusy(true)
    setError(undefined)
    try {
      await addNote({ note })
      setNote('')
      toast.success(messages.noteAdded)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="order-note-form" onSubmit={(event) => void submit(event)}>
      <TextareaField
        id="order-note"
        label={messages.note}
        error={error}
        rows={2}
        maxLength={2000}
        placeholder={messages.notePlaceholder}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {messages.addNote}
      </Button>
    </form>
  )
}
