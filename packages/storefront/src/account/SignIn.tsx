import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { localeOf } from '../language/additional-language.ts'
import { useShop } from '../shop.ts'
import { accountMessages } from './messages.ts'
import { reasonOf } from './shopper.ts'

/** The screen on which a customer signs in. */
export const SignIn = ({ onSignedIn }: { onSignedIn: () => void }) => (
  <div className="sf-account__sign-in">
    <h1 className="sf-account__title">{accountMessages.signIn}</h1>
    <SignInForm onSignedIn={onSignedIn} />
  </div>
)

/** Signs a customer in: asks for the email address, then for the code that was sent to it. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <CodeForm email={email} onSignedIn={onSignedIn} onBack={() => setIsSent(false)} />
  ) : (
    <EmailForm email={email} onEmail={setEmail} onSent={() => setIsSent(true)} />
  )
}

interface EmailFormProps {
  email: string
  onEmail: (email: string) => void
  onSent: () => void
}

function EmailForm({ email, onEmail, onSent }: EmailFormProps) {
  const { api, store } = useShop()
  const form = useSubmission()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim())) return form.fail(accountMessages.invalidEmail)
    return form.run(async () => {
      await api.call('shopper.requestCode', { body: { email: email.trim(), locale: localeOf(store) } })
      onSent()
    })
  }
  return (
    <form className="sf-account__form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{accountMessages.signInHelp}</p>
      <Field label={accountMessages.email} error={form.error}>
        {(attributes) => (
          <input
            {...attributes}
            ref={form.field}
            className="sf-input"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="sf-button sf-button--wide" disabled={form.isBusy}>
        {accountMessages.sendCode}
      </button>
    </form>
  )
}

interface CodeFormProps {
  email: string
  onSignedIn: () => void
  onBack: () => void
}

function CodeForm({ email, onSignedIn, onBack }: CodeFormProps) {
  const { api, store, toast } = useShop()
  const [code, setCode] = useState('')
  const form = useSubmission()
  useEffect(() => form.field.current?.focus(), [form.field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!/^\d{6}$/.test(code)) return form.fail(accountMessages.invalidCode)
    return form.run(async () => {
      await api.call('shopper.signIn', { body: { email: email.trim(), code, locale: localeOf(store) } })
      onSignedIn()
    })
  }
  const sendAgain = () =>
    form.run(async () => {
      await api.call('shopper.requestCode', { body: { email: email.trim(), locale: localeOf(store) } })
      toast('success', accountMessages.newCodeSent)
    })
  return (
    <form className="sf-account__form" noValidate onSubmit={(event) => void submit(event)}>
      <p role="status">{accountMessages.codeSent({ email: email.trim() })}</p>
      <Field label={accountMessages.code} error={form.error}>
        {(attributes) => (
          <input
            {...attributes}
            ref={form.field}
            className="sf-input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
          />
        )}
      </Field>
      <button type="submit" className="sf-button sf-button--wide" disabled={form.isBusy}>
        {accountMessages.signIn}
      </button>
      <p className="sf-account__links">
        <button type="button" className="sf-link" disabled={form.isBusy} onClick={() => void sendAgain()}>
          {accountMessages.newCode}
        </button>
        <button type="button" className="sf-link" onClick={onBack}>
          {accountMessages.anotherEmail}
        </button>
      </p>
    </form>
  )
}

/** State of a form with one field: whether it is being sent, and why it failed. */
function useSubmission() {
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const fail = (reason: string) => {
    setError(reason)
    field.current?.focus()
  }
  const run = async (send: () => Promise<void>) => {
    setIsBusy(true)
    setError('')
    await send().catch((cause: unknown) => fail(reasonOf(cause)))
    setIsBusy(false)
  }
  return { field, isBusy, error, fail, run }
}

interface FieldProps {
  label: string
  error: string
  children: (attributes: { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }) => ReactNode
}

function Field({ label, error, children }: FieldProps) {
  const id = useId()
  return (
    <div className="sf-field">
      <label className="sf-field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== '', ...(error && { 'aria-describedby': `${id}-error` }) })}
      {error && (
        <span className="sf-field__error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
