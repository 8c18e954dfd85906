import { ApiError, type CallOutput, createClient } from '@blockfront/contract/client'
import { Button, Dialog, Notice, Spinner, TextField } from '@blockfront/ui'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useConfirmation } from '../../auth/confirmation/use-confirmation.tsx'
import { messages as general } from '../../messages.ts'
import { messages } from './messages.ts'
import { QrCode } from './QrCode.tsx'

/** Without toasts: a wrong code is shown at its field. */
const api = createClient()

interface SetUpProps {
  onDone: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** Shows a new secret as a QR code, and turns on two-factor authentication with a first code. */
export function SetUpTotp({ onDone, onClose }: SetUpProps) {
  const id = useId()
  const { confirmed, dialog } = useConfirmation()
  const [setup, setSetup] = useState<CallOutput<'user.startTotp'>>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const start = useEffectEvent(() => {
    confirmed(() => api.call('user.startTotp')).then(setSetup, onClose)
  })
  useEffect(() => start(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    setBusy(true)
    setProblem(undefined)
    setWrong(undefined)
    try {
      onDone((await confirmed(() => api.call('user.enableTotp', { body: { code } }))).recoveryCodes)
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.code : undefined
      if (field) setWrong(field)
      else setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  if (!setup && dialog) return dialog
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={messages.setUpTitle}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`} busy={busy} disabled={!setup}>
            {messages.turnOn}
          </Button>
        </>
      }
    >
      {!setup && <Spinner label={general.loading} />}
      {setup && (
        <form id={`${id}-form`} className="security-setup" onSubmit={(event) => void submit(event)}>
          <p>{messages.scan}</p>
          <QrCode text={setup.uri} label={messages.qr} />
          <p className="security-secret">
            {messages.enterSecret} <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          {problem && (
            <Notice tone="danger" alert>
              {problem}
            </Notice>
          )}
          <TextField
            id={`${id}-code`}
            label={messages.code}
            error={wrong}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={10}
          />
          {dialog}
        </form>
      )}
    </Dialog>
  )
}
