import { endpoints } from '@blockfront/contract'
import { useState } from 'react'
import { api } from '../../api.ts'
import { AccountForm } from '../../auth/AccountForm.tsx'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { CodeForm } from '../../auth/CodeForm.tsx'
import { accountFields } from '../../auth/fields.ts'
import { messages } from '../../auth/messages.ts'
import { PasskeyButton } from '../../auth/PasskeyButton.tsx'
import { useAfterLogin } from '../../auth/use-after-login.ts'
import { Link, useLocation } from '../../router.ts'
import { messages as site } from '../messages.ts'

const { body } = endpoints['auth.login']

/** The sign-in page: password or passkey, then a code for accounts with two-factor authentication. */
export function Screen() {
  const goOn = useAfterLogin()
  const { state } = useLocation()
  const [secondFactor, setSecondFactor] = useState<string>()
  if (secondFactor !== undefined)
    return (
      <AccountLayout
        title={messages.secondFactor.title}
        about={messages.secondFactor.about}
        foot={
          <button type="button" className="account__link" onClick={() => setSecondFactor(undefined)}>
            {messages.secondFactor.back}
          </button>
        }
      >
        <CodeForm
          onSubmit={async (code) => {
            await api.call('auth.secondFactor', { body: { token: secondFactor, code } })
            goOn()
          }}
        />
      </AccountLayout>
    )
  return (
    <AccountLayout
      title={site.pages.Login.title}
      about={messages.login.about}
      foot={
        <>
          <span>{messages.login.new}</span>
          <Link to="/signup" state={state}>
            {messages.login.signup}
          </Link>
          <Link className="account__apart" to="/forgot-password">
            {messages.login.forgot}
          </Link>
        </>
      }
    >
      <AccountForm
        schema={body}
        label={site.pages.Login.title}
        fields={accountFields}
        submit={messages.login.submit}
        onSubmit={async (values) => {
          const response = await api.call('auth.login', { body: values })
          if (response.secondFactor) setSecondFactor(response.secondFactor)
          else goOn()
        }}
      />
      <PasskeyButton onDone={() => goOn()} />
    </AccountLayout>
  )
}
