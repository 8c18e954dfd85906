import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { Button } from '../../form/ui/Button.tsx'
import { type SaveStatus as Status, statusOf } from './save-state.ts'
import { useSaver, useSaving } from './use-saver.ts'
import { words } from './words.ts'

const ICONS: Record<Status, typeof Check> = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  'signed-out': TriangleAlert,
  refused: TriangleAlert,
  stale: TriangleAlert,
}

/** Whether the owner's work is safe, in a few words, and what to do where it is not. */
export function SaveStatus() {
  const status = useSaving(({ save }) => statusOf(save))
  const kept = useSaving((state) => state.kept)
  const message = useSaving(({ save }) => (save.trouble && 'message' in save.trouble ? save.trouble.message : undefined))
  const done = useSaving((state) => state.done)
  const Icon = ICONS[status]
  const text = (status === 'saved' && done) || (kept === false && words.statusNotKept[status]) || words.status[status]
  return (
    <div className="bfv-status" data-status={status}>
      <Icon size={14} aria-hidden />
      <span role="status" title={message ?? words.statusHelp[status]}>
        {text}
      </span>
      <StatusAction status={status} />
    </div>
  )
}

function StatusAction({ status }: { status: Status }) {
  const saver = useSaver()
  const { signIn } = saver.session.host
  if (status === 'stale')
    return (
      <Button size="small" onClick={() => saver.open('conflict')}>
        {words.decide}
      </Button>
    )
  if (status === 'signed-out' && signIn)
    return (
      <Button size="small" onClick={signIn}>
        {words.signIn}
      </Button>
    )
  if (status === 'offline' || status === 'refused' || status === 'signed-out')
    return (
      <Button size="small" variant="ghost" onClick={saver.saveNow}>
        {words.retry}
      </Button>
    )
  return null
}
