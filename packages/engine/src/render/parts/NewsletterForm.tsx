import { type FormEvent, useId, useState } from 'react'
import { useBlockServices } from '../block-services.ts'

interface NewsletterFormProps {
  /** The block's CSS class, which starts the classes of the form. */
  name: string
  label: string
  /** Class of the label. */
  labelClass?: string
  /** Default: the text of the page's language. */
  button?: string
}

/** A form that subscribes an email address to the store's newsletter. Keeps the typed address when it could not be sent. */
export function NewsletterForm({ name, label, labelClass, button }: NewsletterFormProps) {
  const { forms, subscribeToNewsletter, messages } = useBlockServices()
  const id = useId()
  const [state, setState] = useState<'none' | 'sending' | 'done' | 'failed'>('none')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    setState('sending')
    try {
      await subscribeToNewsletter(String(new FormData(form).get('email')).trim())
      form.reset()
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return (
    <form className={`${name}__newsletter`} method="post" onSubmit={submit}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={`${name}__row`}>
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={messages.newsletterEmail}
        />
        <button type="submit" formAction={forms?.newsletter} disabled={state === 'sending'}>
          {button || messages.subscribe}
        </button>
      </div>
      <p role="status" className={`${name}__status`}>
        {state === 'done' && messages.subscribed}
        {state === 'failed' && messages.subscribeFailed}
      </p>
    </form>
  )
}

export const css = ''
