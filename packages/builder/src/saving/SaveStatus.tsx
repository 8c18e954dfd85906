import { Button, VisuallyHidden } from '@blockfront/ui'
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import { unfinishedFields } from '../store/unfinished.ts'
import { messages } from './messages.ts'
import { ViewLive } from './publishing/ViewLive.tsx'
import { type SaveStatus as Status, statusOf } from './saver/save-state.ts'
import { useSaver, useSaving } from './saver/use-saver.ts'

const ICONS: Record<Status, typeof Check> = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  unreachable: CloudOff,
  'server-error': TriangleAlert,
  busy: TriangleAlert,
  'signed-out': TriangleAlert,
  'too-large': TriangleAlert,
  refused: TriangleAlert,
  stale: TriangleAlert,
}

/** Shows whether the owner's work is saved, and an action if it is not. */
export function SaveStatus() {
  const status = useSaving(({ save }) => statusOf(save))
  const kept = useSaving((state) => state.isCopyStored)
  const problem = useSaving(({ save }) => (save.problem?.kind === 'stale' ? undefined : save.problem))
  const reason = problem?.kind === 'refused' || problem?.kind === 'too-large' ? problem.message : undefined
  const done = useSaving((state) => state.result)
  const builder = useBuilder()
  const unfinished = useBuilderState(() => unfinishedFields(builder).length)
  const except = status === 'saved' && unfinished > 0
  const Icon = except ? TriangleAlert : ICONS[status]
  // A rejected save shows the reason, what to do, and whether the work is safe.
  const retried =
    [status === 'server-error' && problem?.message, messages.statusHelp[status]].filter(Boolean).join(' ') || undefined
  const help = reason ? (kept === false ? reason : messages.notSaved.kept(reason)) : retried
  const text =
    (except && messages.unfinished.status(unfinished)) ||
    (status === 'saved' && done) ||
    (kept === false && messages.statusNotKept[status]) ||
    messages.status[status]
  return (
    <div className="bfv-status" data-status={status} data-warning={except || undefined}>
      <Icon size={14} aria-hidden />
      <span role="status" title={help}>
        {text}
        {help && <VisuallyHidden> {help}</VisuallyHidden>}
      </span>
      {except ? <ShowUnfinished /> : status === 'saved' ? <ViewLive /> : <StatusAction status={status} />}
    </div>
  )
}

/** Focuses the first field whose value can't be saved. */
function ShowUnfinished() {
  const builder = useBuilder()
  const { onEditField } = useCanvas()
  const show = () => {
    const [first] = unfinishedFields(builder)
    if (!first) return
    builder.select([first.blockId])
    onEditField?.(first.blockId, first.path.split('.')[0] ?? '')
  }
  return (
    <Button size="small" onClick={show}>
      {messages.unfinished.show}
    </Button>
  )
}

function StatusAction({ status }: { status: Status }) {
  const saver = useSaver()
  const { signIn } = saver.session.adapter
  if (status === 'stale')
    return (
      <Button size="small" onClick={() => saver.open('conflict')}>
        {messages.decide}
      </Button>
    )
  if (status === 'signed-out' && signIn)
    return (
      <Button size="small" onClick={signIn}>
        {messages.signIn}
      </Button>
    )
  if (status !== 'saving')
    return (
      <Button size="small" variant="ghost" onClick={saver.saveNow}>
        {messages.retry}
      </Button>
    )
  return null
}
