import { ApiError } from '@blockfront/contract/client'
import { Button, Notice } from '@blockfront/ui'
import { useState } from 'react'
import { api } from '../../api.ts'
import { AccountLayout } from '../../auth/AccountLayout.tsx'
import { messages } from '../../auth/messages.ts'
import { SetPassword } from '../../auth/SetPassword.tsx'
import { useLinkToken } from '../../auth/use-link-token.ts'
import { Link } from '../../router.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { messages as site } from '../messages.ts'

type State = 'ready' | 'busy' | { passwordToken: string } | { problem: string; final: boolean }

/**
 * Restores an account's previous email address with the link of a notice. It needs a click, because programs that check links in
 * emails open pages too.
 */
export function Screen() {
  const token = useLinkToken()
  const isHydrated = useHydrated()
  const [state, setState] = useState<State>('ready')
  const undo = async (body: { token: string }) => {
    setState('busy')
    try {
      setState(await api.call('auth.undoEmailChange', { body }))
    } catch (error) {
      const final = error instanceof ApiError && (error.code === 'token_invalid' || error.code === 'conflict')
      setState({ problem: final && error.code === 'token_invalid' ? messages.undo.invalid : (error as Error).message, final })
    }
  }
  if (typeof state === 'object' && 'passwordToken' in state)
    return <SetPassword title={messages.undo.doneTitle} about={messages.undo.done} token={state.passwordToken} />
  const problem = isHydrated && !token ? messages.verifyLink.noToken : typeof state === 'object' ? state.problem : undefined
  if ((isHydrated && !token) || (typeof state === 'object' && state.final))
    return (
      <AccountLayout title={messages.verifyLink.failedTitle} foot={<Link to="/contact">{messages.undo.contact}</Link>}>
        <Notice tone="danger" alert>
          {problem}
        </Notice>
        <Button asChild size="large">
          <Link to="/login">{messages.forgot.login}</Link>
        </Button>
      </AccountLayout>
    )
  return (
    <AccountLayout
      title={site.pages.UndoEmailChange.title}
      about={messages.undo.about}
      foot={<Link to="/login">{messages.undo.keep}</Link>}
    >
      <div className="account__card">
        <ul className="account__list">
          {messages.undo.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {problem && (
          <Notice tone="danger" alert>
            {problem}
          </Notice>
        )}
        <Button
          variant="primary"
          size="large"
          wide
          busy={state === 'busy'}
          disabled={!isHydrated || state === 'busy'}
          onClick={() => token && void undo({ token })}
        >
          {messages.undo.submit}
        </Button>
        <noscript>{messages.needsScript}</noscript>
      </div>
    </AccountLayout>
  )
}
