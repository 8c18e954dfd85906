import { momentOf, wallTime } from '@blockfront/engine/form'
import { Button, Dialog, Notice, TextField } from '@blockfront/ui'
import { type FormEvent, useId, useState } from 'react'
import { useOpenPage } from '../../session.ts'
import { localTime } from '../local-time.ts'
import { messages } from '../messages.ts'
import { useSaver, useSaving } from '../saver/use-saver.ts'
import { useAction } from '../use-async.ts'
import { EmptyLinks } from './EmptyLinks.tsx'
import { InvalidSettings } from './InvalidSettings.tsx'
import { schedule } from './publishing.ts'

/** Schedules the draft to be published, in the store's time zone. */
export function ScheduleDialog() {
  const open = useSaving(({ dialog }) => dialog === 'schedule')
  return open ? <Scheduling /> : null
}

/** Tomorrow at 9:00 in the store's time zone. */
const suggestion = (timezone: string) => `${wallTime(Date.now() + 24 * 60 * 60 * 1000, timezone).slice(0, 10)}T09:00`

function Scheduling() {
  const saver = useSaver()
  const { locale, timezone } = saver.session.info
  const scheduledAt = useOpenPage((page) => page.scheduledAt)
  const [wall, setWall] = useState(() => (scheduledAt ? wallTime(scheduledAt, timezone) : suggestion(timezone)))
  const [error, setError] = useState<string>()
  const { busy, failure, run } = useAction()
  const id = useId()
  const at = momentOf(wall, timezone)
  const set = (publishAt: string | null, said: string) =>
    run(async () => {
      if (await schedule(saver, publishAt)) saver.showResult(said)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = Number.isNaN(at) ? messages.schedule.missing : at <= Date.now() ? messages.schedule.past : undefined
    setError(wrong)
    if (!wrong) set(new Date(at).toISOString(), messages.schedule.done(localTime(at, locale, timezone)))
  }
  const elsewhere = !Number.isNaN(at) && localTime(at, locale) !== localTime(at, locale, timezone)
  return (
    <Dialog
      open
      size="small"
      title={messages.schedule.title}
      description={messages.schedule.help}
      onOpenChange={(open) => !open && saver.open(undefined)}
      footer={
        <>
          <Button disabled={busy} onClick={() => saver.open(undefined)}>
            {messages.cancel}
          </Button>
          {scheduledAt && (
            <Button disabled={busy} onClick={() => set(null, messages.schedule.cancelled)}>
              {messages.schedule.cancel}
            </Button>
          )}
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {scheduledAt ? messages.schedule.move : messages.schedule.do}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="bfv-stack" noValidate onSubmit={submit}>
        <InvalidSettings />
        <EmptyLinks />
        <TextField
          id={id}
          label={messages.schedule.time}
          error={error}
          help={
            <>
              {messages.schedule.zone(timezone)} {elsewhere && messages.schedule.here(localTime(at, locale))}
            </>
          }
          type="datetime-local"
          value={wall}
          min={wallTime(Date.now(), timezone)}
          required
          onChange={(event) => setWall(event.target.value)}
        />
        {failure && (
          <Notice tone="danger" alert title={messages.schedule.failed}>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
