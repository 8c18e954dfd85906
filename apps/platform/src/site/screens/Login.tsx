import { endpoints } from '@blockfront/contract'
import { api } from '../../api.ts'
import { AccountForm } from '../../auth/AccountForm.tsx'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { accountFields } from '../../auth/fields.ts'
import { messages } from '../../auth/messages.ts'
import { useAfterLogin } from '../../auth/use-after-login.ts'
import { Link } from '../../router.ts'
import { messages as site } from '../messages.ts'

const { body } = endpoints['auth.login']

/** The sign-in page. */
export function Screen() {
  const goOn = useAfterLogin()
  return (
    <AccountLayout
      title={site.pages.Login.title}
      about={messages.login.about}
      foot={
        <>
          <span>{messages.login.new}</span>
          <Link to="/signup">{messages.login.signup}</Link>
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
          await api.call('auth.login', { body: values })
          goOn()
        }}
      />
    </AccountLayout>
  )
}
