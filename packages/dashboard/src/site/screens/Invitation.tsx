import { type CallOutput, createClient } from '@blockfront/contract/client'
import { Button, Notice, Spinner } from '@blockfront/ui'
import { useEffect, useState } from 'react'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { messages } from '../../auth/messages.ts'
import { useSession } from '../../auth/session.ts'
import { useLinkToken } from '../../auth/use-link-token.ts'
import { messages as general } from '../../messages.ts'
import { Link, useLocation, useNavigate } from '../../router.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { messages as site } from '../messages.ts'

type Invitation = CallOutput<'staff.findInvitation'>

/** Without toasts: a visitor who is not signed in is expected here. */
const api = createClient()

/** Shows the store and the role of an invitation link, and accepts it with the account that has its address. */
export function Screen() {
  const token = useLinkToken()
  const isHydrated = useHydrated()
  const [found, setFound] = useState<{ invitation: Invitation; email: string | undefined }>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (!isHydrated || !token) return
    const email = api.call('user.getProfile').then(
      (profile) => profile.email,
      () => undefined,
    )
    Promise.all([api.call('staff.findInvitation', { body: { token } }), email]).then(
      ([invitation, own]) => setFound({ invitation, email: own }),
      (error: Error) => setProblem(error.message),
    )
  }, [isHydrated, token])
  const failure = isHydrated && !token ? messages.invitation.noToken : problem
  if (failure)
    return (
      <AccountLayout title={messages.invitation.failed} foot={<Link to="/login">{messages.forgot.login}</Link>}>
        <Notice tone="danger" alert>
          {failure}
        </Notice>
      </AccountLayout>
    )
  if (!found || !token)
    return (
      <AccountLayout title={site.pages.Invitation.title}>
        <Spinner label={general.loading} />
        <noscript>{messages.needsScript}</noscript>
      </AccountLayout>
    )
  const { invitation, email } = found
  return (
    <AccountLayout title={messages.invitation.title(invitation.storeName)} about={messages.invitation.roles[invitation.role]}>
      <div className="account__card">
        {email === invitation.email ? <Accept token={token} /> : <SignIn email={invitation.email} other={email} />}
      </div>
    </AccountLayout>
  )
}

function Accept({ token }: { token: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accept = async () => {
    setBusy(true)
    try {
      const { storeId } = await api.call('staff.acceptInvitation', { body: { token } })
      useSession.getState().chooseStore(storeId)
      navigate('/dashboard/adminhome', { replace: true })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  return (
    <>
      {problem && (
        <Notice tone="danger" alert>
          {problem}
        </Notice>
      )}
      <Button variant="primary" size="large" wide busy={busy} onClick={() => void accept()}>
        {messages.invitation.accept}
      </Button>
    </>
  )
}

/** `other` is the address of the account that is signed in, if any. */
function SignIn({ email, other }: { email: string; other: string | undefined }) {
  const { pathname, search } = useLocation()
  const state = { from: pathname + search }
  return (
    <>
      <p>{other ? messages.invitation.otherAccount(email, other) : messages.invitation.signIn(email)}</p>
      <Button asChild variant="primary" size="large" wide>
        <Link to="/login" state={state}>
          {messages.login.submit}
        </Link>
      </Button>
      <Button asChild size="large" wide>
        <Link to="/signup" state={state}>
          {messages.login.signup}
        </Link>
      </Button>
    </>
  )
}
