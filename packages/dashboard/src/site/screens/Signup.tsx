import { endpoints } from '@blockfront/contract'
import { useEffect } from 'react'
import { api } from '../../api.ts'
import { AccountForm } from '../../auth/AccountForm.tsx'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { accountFields } from '../../auth/fields.ts'
import { messages } from '../../auth/messages.ts'
import { signedIn } from '../../auth/signed-in.ts'
import { useAfterLogin } from '../../auth/use-after-login.ts'
import { Link, Navigate, useLocation, useSearchParams } from '../../router.ts'
import { chosenTheme } from '../../stores/chosen-theme.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { messages as site } from '../messages.ts'

const { body } = endpoints['auth.signup']
const fields = { ...accountFields, password: { ...accountFields.newPassword, label: messages.fields.password } }
const [before, terms, between, privacy, after] = messages.signup.agree

const isInvitation = (from: unknown): from is string => typeof from === 'string' && from.startsWith('/invitation?')

/** The sign-up page. A signed-in user who comes from the gallery with a theme continues with a new store. */
export function Screen() {
  const goOn = useAfterLogin()
  const isHydrated = useHydrated()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const theme = search.get('theme')
  useEffect(() => {
    if (theme) chosenTheme.keep(theme)
  }, [theme])
  if (isHydrated && theme && signedIn.read()) return <Navigate to="/choose-store?new=store" replace />
  return (
    <AccountLayout
      title={site.pages.Signup.heading}
      about={messages.signup.about}
      foot={
        <>
          <span>{messages.signup.known}</span>
          <Link to="/login" state={state}>
            {messages.signup.login}
          </Link>
        </>
      }
    >
      <AccountForm
        schema={body}
        label={site.pages.Signup.title}
        fields={fields}
        submit={messages.signup.submit}
        onSubmit={async (values) => {
          await api.call('auth.signup', { body: values })
          // Accepting an invitation confirms the address, too.
          goOn(isInvitation(state?.from) ? state.from : '/verify-email')
        }}
      />
      <p className="account__small">
        {before}
        <Link to="/terms">{terms}</Link>
        {between}
        <Link to="/privacy-policy">{privacy}</Link>
        {after}
      </p>
    </AccountLayout>
  )
}
