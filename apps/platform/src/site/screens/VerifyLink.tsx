import { Button, Notice, Spinner } from '@blockfront/ui'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { messages } from '../../auth/messages.ts'
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
  const [state, setState] = useState<'checking' | 'done' | { problem: string }>('checking')
  useEffect(() => {
    const found = token ?? new URLSearchParams(location.search).get('token')
    if (!found) return setState({ problem: messages.verifyLink.noToken })
    verify(found).then(
      () => setState('done'),
      (error: Error) => {
        sent.delete(found)
        setState({ problem: error.message })
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
