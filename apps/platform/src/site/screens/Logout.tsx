import { Button, Notice, Spinner } from '@blockfront/ui'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { AccountFrame } from '../../auth/AccountFrame.tsx'
import { useSession } from '../../auth/session.ts'
import { words } from '../../auth/words.ts'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { words as general } from '../../words.ts'
import { words as site } from '../words.ts'

/** Ends the session, here and on the server. */
export function Screen() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const logOut = useCallback(() => {
    setProblem(undefined)
    api.call('auth.logout').then(
      () => {
        useSession.getState().forgetStore()
        toast.success(words.logout.done)
        navigate('/login', { replace: true })
      },
      (error: Error) => setProblem(error.message),
    )
  }, [navigate])
  useEffect(logOut, [logOut])
  return (
    <AccountFrame title={problem ? words.logout.failed : site.pages.Logout.title}>
      {problem ? (
        <>
          <Notice tone="danger" alert>
            {problem}
          </Notice>
          <Button variant="primary" onClick={logOut}>
            {general.retry}
          </Button>
        </>
      ) : (
        <Spinner label={words.logout.doing} />
      )}
      <noscript>{words.needsScript}</noscript>
    </AccountFrame>
  )
}
