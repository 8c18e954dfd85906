import { type FormEvent, useRef, useState } from 'react'
import { useBlockServices } from '../../render/block-services.ts'

type Status = 'none' | 'sending' | 'captcha-missing' | 'success' | 'error'

/** The fields of a contact message, with the largest number of characters of each. */
export const MESSAGE_FIELDS = [
  { name: 'name', max: 120, autoComplete: 'name' },
  { name: 'email', max: 254, autoComplete: 'email' },
  { name: 'subject', max: 200, autoComplete: 'off' },
  { name: 'message', max: 5000, autoComplete: 'off' },
] as const

type FieldName = (typeof MESSAGE_FIELDS)[number]['name']

/** One `@` with text before it and a dotted name after it: HTML's rule for `input type=email`, plus a required dot. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i

/**
 * Returns the state of the contact form: its status, the error of each field, the problems above the button, and what the bot check
 * needs. A token of the bot check is valid for one attempt; another `attempt`, as its key, restarts the check.
 */
export function useMessageForm() {
  const { sendContactMessage, messages } = useBlockServices()
  const form = useRef<HTMLFormElement>(null)
  const [status, setStatus] = useState<Status>('none')
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [token, setToken] = useState<string | null>(null)
  const [botError, setBotError] = useState('')
  const [attempt, setAttempt] = useState(0)
  const checkAgain = () => {
    setToken(null)
    setBotError('')
    setAttempt((n) => n + 1)
  }
  const clearError = (name: FieldName) => errors[name] && setErrors(({ [name]: _, ...others }) => others)
  const onToken = (next: string | null) => {
    setToken(next)
    setBotError('')
    if (next) setStatus((now) => (now === 'captcha-missing' ? 'none' : now))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (status === 'sending') return
    const data = new FormData(event.currentTarget)
    const value = (name: FieldName) => String(data.get(name) ?? '').trim()
    const wrong: typeof errors = {}
    for (const { name } of MESSAGE_FIELDS) if (!value(name)) wrong[name] = messages.required
    if (!wrong.email && !EMAIL.test(value('email'))) wrong.email = messages.invalidEmail
    setErrors(wrong)
    const first = MESSAGE_FIELDS.find(({ name }) => wrong[name])
    if (first) {
      setStatus('none')
      event.currentTarget.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus()
      return
    }
    if (!token) {
      if (botError) checkAgain()
      return setStatus('captcha-missing')
    }
    setStatus('sending')
    try {
      await sendContactMessage({
        name: value('name'),
        customerEmail: value('email'),
        subject: value('subject'),
        message: value('message'),
        turnstileToken: token,
      })
      form.current?.reset()
      setStatus('success')
    } catch {
      setStatus('error')
    }
    checkAgain()
  }

  const problems = [
    status === 'captcha-missing' && messages.captchaMissing,
    status === 'error' ? messages.messageFailed : botError,
  ].filter((text): text is string => typeof text === 'string' && text !== '')
  return { form, status, errors, clearError, submit, attempt, onToken, onError: setBotError, problems }
}
