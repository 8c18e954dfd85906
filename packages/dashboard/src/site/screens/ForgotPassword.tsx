import { endpoints } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { api } from '../../api.ts'
import { AccountForm } from '../../auth/AccountForm.tsx'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { accountFields } from '../../auth/fields.ts'
import { messages } from '../../auth/messages.ts'
import { SetPassword } from '../../auth/SetPassword.tsx'
import { useLinkToken } from '../../auth/use-link-token.ts'
import { Link } from '../../router.ts'
import { messages as site } from '../messages.ts'

const schema = endpoints['auth.forgotPassword'].body
const toLogin = <Link to="/login">{messages.forgot.login}</Link>

/** Requests a reset link, and sets the new password of a user who followed one. */
export function Screen() {
  const token = useLinkToken()
  return token ? (
    <SetPassword title={messages.forgot.chooseTitle} about={messages.forgot.chooseAbout} token={token} foot={toLogin} />
  ) : (
    <Ask />
  )
}

function Ask() {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return (
      <AccountLayout title={messages.forgot.sentTitle} about={messages.forgot.sent(sentTo)} foot={toLogin}>
        <Button onClick={() => setSentTo(undefined)}>{messages.forgot.again}</Button>
      </AccountLayout>
    )
  return (
    <AccountLayout title={site.pages.ForgotPassword.title} about={messages.forgot.about} foot={toLogin}>
      <AccountForm
        schema={schema}
        label={site.pages.ForgotPassword.title}
        fields={accountFields}
        submit={messages.forgot.submit}
        onSubmit={async (values) => {
          await api.call('auth.forgotPassword', { body: values })
          setSentTo(values.email)
        }}
      />
    </AccountLayout>
  )
}
