import { Button, Dialog, Notice, TextField } from '@blockfront/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useAction } from '../saving/use-async.ts'
import { messages } from './messages.ts'

interface NameDialogProps {
  title: string
  help?: string
  submit: string
  /** The name that the field starts with. */
  name: string
  /** The title of the message when the submission fails. */
  failed?: string
  onClose: () => void
  onSubmit: (name: string) => Promise<void>
}

/** Asks for the name of blocks that the owner saves. A failure keeps the dialog and the name. */
export function NameDialog({ title, help, submit, name, failed = messages.notSaved, onClose, onSubmit }: NameDialogProps) {
  const id = useId()
  const [value, setValue] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const { busy, failure, run } = useAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const typed = value.trim()
    setMissing(typed === '')
    if (typed !== '') run(() => onSubmit(typed))
  }
  return (
    <Dialog
      open
      size="small"
      title={title}
      description={help}
      onOpenChange={(next) => !next && !busy && onClose()}
      footer={
        <Foot onClose={onClose} busy={busy}>
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {submit}
          </Button>
        </Foot>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={send}>
        <TextField
          id={id}
          label={messages.name}
          error={isMissing ? messages.nameMissing : undefined}
          value={value}
          placeholder={messages.namePlaceholder}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setValue(event.target.value)}
        />
      </form>
      {failure && (
        <Notice tone="danger" title={failed} alert>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}

/** The buttons of a dialog: cancel, and the given one. */
export function Foot({ onClose, busy, children }: { onClose: () => void; busy: boolean; children: ReactNode }) {
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        {messages.cancel}
      </Button>
      {children}
    </>
  )
}
