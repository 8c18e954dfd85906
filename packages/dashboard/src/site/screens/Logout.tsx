import { Button, Notice, Spinner } from '@blockfront/ui'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { messages } from '../../auth/messages.ts'
import { useSession } from '../../auth/session.ts'
import { messages as general } from '../../messages.ts'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { messages as site } from '../messages.ts'

/** Ends the session in this browser and on the server. */
export function Screen() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const signOut = useCallback(() => {
    setProblem(undefined)
    api.call('auth.logout').then(
      () => {
        useSession.getState().forgetStore()
        toast.success(messages.logout.done)
        navigate('/login', { replace: true })
      },
      (error: Error) => setProblem(error.message),
    )
  }, [navigate])
  useEffect(signOut, [signOut])
  return (
    <AccountLayout title={problem ? messages.logout.failed : site.pages.Logout.title}>
      {problem ? (
        <>
          <Notice tone="danger" alert>
            {problem}
          </Notice>
          <Button variant="primary" onClick={signOut}>
            {general.retry}
          </Button>
        </>
      ) : (
        <Spinner label={messages.logout.doing} />
      )}
      <noscript>{messages.needsScript}</noscript>
    </AccountLayout>
  )
}
