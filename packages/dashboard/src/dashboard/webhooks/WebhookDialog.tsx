import type { WebhookEvent } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { Button, Dialog, Field, Input, Notice } from '@blockfront/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { messages as general } from '../../messages.ts'
import { EventChoices } from './EventChoices.tsx'
import { messages } from './messages.ts'

interface WebhookForm {
  url: string
  events: WebhookEvent[]
}

interface WebhookDialogProps {
  title: string
  help: string
  /** The label of the button. */
  action: string
  start: WebhookForm
  /** The dialog in which the member confirms that it is them. */
  confirmation: ReactNode
  /** Saves the form. The dialog shows why it rejects. */
  onSubmit: (form: WebhookForm) => Promise<void>
  onClose: () => void
}

/** The form of a webhook: its URL and its events. */
export function WebhookDialog({ title, help, action, start, confirmation, onSubmit, onClose }: WebhookDialogProps) {
  const id = useId()
  const [url, setUrl] = useState(start.url)
  const [events, setEvents] = useState<readonly WebhookEvent[]>(start.events)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setBusy(true)
    try {
      await onSubmit({ url: url.trim(), events: [...events] })
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setBusy(false)
    }
  }
  const urlError = failure instanceof ApiError ? failure.fields.url : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      description={help}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {general.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={`${id}-form`}
            busy={isBusy}
            disabled={url.trim() === '' || events.length === 0}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="webhook-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field id={`${id}-url`} label={messages.url} help={messages.urlHelp} error={urlError}>
          {({ id: own, invalid, describedBy }) => (
            <Input
              id={own}
              type="url"
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
              value={url}
              invalid={invalid}
              aria-describedby={describedBy}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <EventChoices chosen={events} onChange={setEvents} />
        {failure && !urlError && (
          <Notice tone="danger" alert>
            {failure.message}
          </Notice>
        )}
      </form>
      {confirmation}
    </Dialog>
  )
}
