import { endpoints } from '@blockfront/contract'
import { api } from '../../api.ts'
import { AccountForm } from '../../auth/AccountForm.tsx'
import { AccountFrame } from '../../auth/AccountFrame.tsx'
import { accountFields } from '../../auth/fields.ts'
import { useAfterLogin } from '../../auth/use-after-login.ts'
import { words } from '../../auth/words.ts'
import { Link } from '../../router.ts'
import { words as site } from '../words.ts'

const { body } = endpoints['auth.login']

/** The way in. */
export function Screen() {
  const goOn = useAfterLogin()
  return (
    <AccountFrame
      title={site.pages.Login.title}
      about={words.login.about}
      foot={
        <>
          <span>{words.login.new}</span>
          <Link to="/signup">{words.login.signup}</Link>
          <Link className="account__apart" to="/forgot-password">
            {words.login.forgot}
          </Link>
        </>
      }
    >
      <AccountForm
        schema={body}
        label={site.pages.Login.title}
        fields={accountFields}
        submit={words.login.submit}
        onSubmit={async (values) => {
          await api.call('auth.login', { body: values })
          goOn()
        }}
      />
    </AccountFrame>
  )
}
