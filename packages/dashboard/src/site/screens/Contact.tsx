import { endpoints } from '@blockfront/contract'
import { TextForm } from '@blockfront/engine/form'
import '@blockfront/engine/form.css'
import { ApiError } from '@blockfront/contract/client'
import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { api } from '../../api.ts'
import { messages as account } from '../../auth/messages.ts'
import { BotCheck } from '../BotCheck.tsx'
import '../contact.css'
import { messages } from '../messages.ts'
import { SiteLayout } from '../SiteLayout.tsx'

const body = endpoints['email.platformContact'].body.omit({ turnstileToken: true })
const fields = {
  name: { label: messages.contact.name, autoComplete: 'name' },
  customerEmail: { label: messages.contact.email, autoComplete: 'email', inputType: 'email' },
  subject: { label: messages.contact.subject },
  message: { label: messages.contact.message, control: 'textarea' },
}

/** The error message for a message that was not sent: the server's own where it helps, otherwise that of product.md (point 8). */
const problemOf = (error: unknown) =>
  error instanceof ApiError && error.status < 500 ? error : new Error(messages.contact.failed)

/** A message to the operator of the platform. */
export function Screen() {
  const [touched, setTouched] = useState(false)
  const [round, setRound] = useState(0)
  const [token, setToken] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const { title, heading, description } = messages.pages.Contact
  const again = () => {
    setToken(null)
    setRound((count) => count + 1)
  }
  return (
    <SiteLayout>
      <div className="site-wide site-page contact">
        <div className="site-intro">
          <h1>{heading}</h1>
          <p>{description}</p>
        </div>
        <div className="contact__form" onFocusCapture={() => setTouched(true)}>
          {sent && (
            <Notice tone="success" title={messages.contact.sent} alert>
              {messages.contact.sentHelp}
            </Notice>
          )}
          <TextForm
            key={sent ? round : 0}
            schema={body}
            label={title}
            fields={fields}
            onValuesChange={() => setSent(false)}
            onSubmit={async (values) => {
              if (!token) throw new Error(messages.contact.noToken)
              try {
                await api.call('email.platformContact', { body: { ...values, turnstileToken: token } })
              } catch (error) {
                again()
                throw problemOf(error)
              }
              again()
              setSent(true)
            }}
            footer={({ isSubmitting }) => (
              <div className="contact__foot">
                {touched && <BotCheck key={round} onToken={setToken} />}
                <Button type="submit" variant="primary" size="large" busy={isSubmitting} disabled={isSubmitting}>
                  {messages.contact.send}
                </Button>
              </div>
            )}
          />
          <noscript>{account.needsScript}</noscript>
        </div>
      </div>
    </SiteLayout>
  )
}
