import { Button, Dialog, Field, Input, Notice } from '@blockfront/ui'
import { type FormEvent, useId, useState } from 'react'
import { useOpenPage } from '../session.ts'
import { localTime } from './local-time.ts'
import { schedule } from './publishing.ts'
import { useDoing } from './use-call.ts'
import { useSaver, useSaving } from './use-saver.ts'
import { WrongSettings } from './WrongSettings.tsx'
import { words } from './words.ts'
import { momentOf, wallTime } from './zoned-time.ts'

/** Publishes the draft by itself at a time, on the clocks of the store's time zone. */
export function ScheduleDialog() {
  const open = useSaving(({ dialog }) => dialog === 'schedule')
  return open ? <Scheduling /> : null
}

/** Tomorrow at nine, on the store's clocks. */
const suggestion = (timezone: string) => `${wallTime(Date.now() + 24 * 60 * 60 * 1000, timezone).slice(0, 10)}T09:00`

function Scheduling() {
  const saver = useSaver()
  const { locale, timezone } = saver.session.info
  const scheduledAt = useOpenPage((page) => page.scheduledAt)
  const [wall, setWall] = useState(() => (scheduledAt ? wallTime(scheduledAt, timezone) : suggestion(timezone)))
  const [error, setError] = useState<string>()
  const { busy, failure, run } = useDoing()
  const id = useId()
  const at = momentOf(wall, timezone)
  const set = (publishAt: string | null, said: string) =>
    run(async () => {
      if (await schedule(saver, publishAt)) saver.finish(said)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = Number.isNaN(at) ? words.schedule.missing : at <= Date.now() ? words.schedule.past : undefined
    setError(wrong)
    if (!wrong) set(new Date(at).toISOString(), words.schedule.done(localTime(at, locale, timezone)))
  }
  const elsewhere = !Number.isNaN(at) && localTime(at, locale) !== localTime(at, locale, timezone)
  return (
    <Dialog
      open
      size="small"
      title={words.schedule.title}
      description={words.schedule.help}
      onOpenChange={(open) => !open && saver.open(undefined)}
      footer={
        <>
          {scheduledAt && (
            <Button disabled={busy} onClick={() => set(null, words.schedule.cancelled)}>
              {words.schedule.cancel}
            </Button>
          )}
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {scheduledAt ? words.schedule.move : words.schedule.do}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="bfv-stack" noValidate onSubmit={submit}>
        <WrongSettings />
        <Field
          id={id}
          label={words.schedule.time}
          error={error}
          help={
            <>
              {words.schedule.zone(timezone)} {elsewhere && words.schedule.here(localTime(at, locale))}
            </>
          }
        >
          {({ id: field, describedBy, invalid }) => (
            <Input
              id={field}
              type="datetime-local"
              aria-describedby={describedBy}
              invalid={invalid}
              value={wall}
              min={wallTime(Date.now(), timezone)}
              required
              onChange={(event) => setWall(event.target.value)}
            />
          )}
        </Field>
        {failure && (
          <Notice tone="danger" alert title={words.schedule.failed}>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
