import { endpoints } from '@blockfront/contract'
import { AccountForm } from './AccountForm.tsx'
import { messages } from './messages.ts'

const schema = endpoints['auth.secondFactor'].body.pick({ code: true })

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export const CodeForm = ({ onSubmit }: { onSubmit: (code: string) => Promise<void> }) => (
  <AccountForm
    schema={schema}
    label={messages.secondFactor.title}
    fields={{ code: { label: messages.secondFactor.code, help: messages.secondFactor.help, autoComplete: 'one-time-code' } }}
    submit={messages.secondFactor.submit}
    onSubmit={({ code }) => onSubmit(code)}
  />
)
