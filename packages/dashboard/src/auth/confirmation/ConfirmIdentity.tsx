import { ApiError, createClient } from '@blockfront/contract/client'
import { Button, Dialog, Notice, Spinner, TextField } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import './confirm-identity.css'
import { messages as general } from '../../messages.ts'
import { messages } from '../messages.ts'
import { canUsePasskeys, isCanceled, signWithPasskey } from '../passkey.ts'

const confirmMessages = messages.confirm

/** Without toasts: a wrong password is shown at its field. */
const api = createClient()

/** Asks for the password, with a code where two-factor authentication is on, or for a passkey. */
export function ConfirmIdentity({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const id = useId()
  const security = useQuery({ queryKey: ['security'], queryFn: ({ signal }) => api.call('user.security', {}, { signal }) })
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFields({})
    setProblem(undefined)
    try {
      await work()
      onDone()
    } catch (error) {
      setBusy(false)
      if (isCanceled(error)) return
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setFields(error.fields)
      else setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [password, code] = [String(data.get('password') ?? ''), String(data.get('code') ?? '')]
    void attempt(() => api.call('user.confirm', { body: { password, ...(code && { code }) } }))
  }
  const withPasskey = () =>
    attempt(async () => {
      const { token, options } = await api.call('user.confirmOptions')
      await api.call('user.confirmWithPasskey', { body: { token, response: await signWithPasskey(options) } })
    })
  const failure = problem ?? security.error?.message
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onCancel()}
      size="small"
      title={confirmMessages.title}
      description={confirmMessages.about}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`} busy={busy} disabled={!security.data}>
            {confirmMessages.submit}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="confirm-identity" onSubmit={submit}>
        {failure && (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
        {!security.data && !failure && <Spinner label={general.loading} />}
        {security.data && (
          <>
            <TextField
              id={`${id}-password`}
              label={confirmMessages.password}
              error={fields.password}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              maxLength={200}
            />
            {security.data.totp && (
              <TextField
                id={`${id}-code`}
                label={confirmMessages.code}
                help={confirmMessages.codeHelp}
                error={fields.code}
                name="code"
                autoComplete="one-time-code"
                required
                maxLength={40}
              />
            )}
            {security.data.passkeys.length > 0 && canUsePasskeys() && (
              <Button icon={<KeyRound size={14} />} disabled={busy} onClick={() => void withPasskey()}>
                {confirmMessages.passkey}
              </Button>
            )}
          </>
        )}
      </form>
    </Dialog>
  )
}
