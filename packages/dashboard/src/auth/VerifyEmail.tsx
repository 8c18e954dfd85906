import { Button, Notice } from '@blockfront/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../api.ts'
import { Link, Navigate } from '../router.ts'
import { titleOf } from '../site/title.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { type Auth, authKey } from './Guard.tsx'
import { messages } from './messages.ts'

/** Waits for the confirmation link. When this tab becomes visible, it checks whether the link was opened. */
export function VerifyEmail({ auth }: { auth: Auth }) {
  const client = useQueryClient()
  const resend = useMutation({ mutationFn: () => api.call('auth.resendVerification') })
  useEffect(() => {
    document.title = titleOf({ title: messages.verify.title })
    const look = () => document.visibilityState === 'visible' && client.invalidateQueries({ queryKey: authKey('verify-email') })
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])

  if (auth.emailVerified) return <Navigate to="/choose-store" replace />
  return (
    <AccountLayout
      title={messages.verify.title}
      about={messages.verify.about(auth.email)}
      foot={<Link to="/logout">{messages.otherAccount}</Link>}
    >
      <div className="account__card">
        <p>{messages.verify.help}</p>
        {auth.mailbox && <MailboxNote url={auth.mailbox} />}
        {resend.isSuccess && (
          <Notice tone="success" alert>
            {messages.verify.sent}
          </Notice>
        )}
        {resend.isError && (
          <Notice tone="danger" alert>
            {resend.error.message}
          </Notice>
        )}
        <Button busy={resend.isPending} wide onClick={() => resend.mutate()}>
          {messages.verify.resend}
        </Button>
      </div>
    </AccountLayout>
  )
}

/** The mailbox is a page of the server, not of this app. */
function MailboxNote({ url }: { url: string }) {
  const [before, name, after] = messages.verify.mailbox
  return (
    <Notice>
      {before}
      <a href={url} target="_blank" rel="noopener">
        {name}
      </a>
      {after}
    </Notice>
  )
}
