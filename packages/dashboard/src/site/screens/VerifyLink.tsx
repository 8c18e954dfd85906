import { ApiError } from '@blockfront/contract/client'
import { Button, Notice, Spinner } from '@blockfront/ui'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { messages } from '../../auth/messages.ts'
import { SetPassword } from '../../auth/SetPassword.tsx'
import { useLinkToken } from '../../auth/use-link-token.ts'
import { Link } from '../../router.ts'
import { messages as site } from '../messages.ts'

/** A link works once, so its token is sent only once, even if the screen mounts twice. */
const sent = new Map<string, Promise<unknown>>()
const verify = (token: string) => {
  const known = sent.get(token) ?? api.call('auth.verifyEmail', { body: { token } })
  sent.set(token, known)
  return known
}

/** Confirms the email address with the link of an email. */
export function Screen() {
  const token = useLinkToken()
  const [state, setState] = useState<'checking' | 'done' | { problem: string } | { token: string }>('checking')
  useEffect(() => {
    const found = token ?? new URLSearchParams(location.search).get('token')
    if (!found) return setState({ problem: messages.verifyLink.noToken })
    verify(found).then(
      () => setState('done'),
      (error: Error) => {
        sent.delete(found)
        const needsPassword = error instanceof ApiError && error.code === 'password_required'
        setState(needsPassword ? { token: found } : { problem: error.message })
      },
    )
  }, [token])

  if (state === 'checking')
    return (
      <AccountLayout title={site.pages.VerifyLink.title} about={messages.verifyLink.checking}>
        <Spinner />
        <noscript>{messages.needsScript}</noscript>
      </AccountLayout>
    )
  if (state === 'done')
    return (
      <AccountLayout title={messages.verifyLink.doneTitle} about={messages.verifyLink.done}>
        <Button asChild variant="primary" size="large">
          <Link to="/choose-store">{messages.verifyLink.next}</Link>
        </Button>
      </AccountLayout>
    )
  if ('token' in state)
    return (
      <SetPassword
        title={messages.forgot.chooseTitle}
        about={messages.verifyLink.passwordAbout}
        token={state.token}
        save={(body) => api.call('auth.verifyEmail', { body })}
      />
    )
  return (
    <AccountLayout title={messages.verifyLink.failedTitle}>
      <Notice tone="danger" alert>
        {state.problem}
      </Notice>
      <Button asChild size="large">
        <Link to="/verify-email">{messages.verifyLink.resend}</Link>
      </Button>
    </AccountLayout>
  )
}
