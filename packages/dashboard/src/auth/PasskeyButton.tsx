import { Button, Notice } from '@blockfront/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '../api.ts'
import { useHydrated } from '../site/hydration/use-hydrated.ts'
import { messages } from './messages.ts'
import { canUsePasskeys, isCanceled, signWithPasskey } from './passkey.ts'

/** Signs in with a passkey. Disabled in browsers without passkeys. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const signIn = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { token, options } = await api.call('auth.passkeyOptions')
      await api.call('auth.passkeyLogin', { body: { token, response: await signWithPasskey(options) } })
      onDone()
    } catch (error) {
      if (!isCanceled(error)) setProblem(error instanceof Error ? error.message : String(error))
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
      <Button
        size="large"
        wide
        icon={<KeyRound size={16} />}
        busy={busy}
        disabled={!isHydrated || !canUsePasskeys()}
        onClick={() => void signIn()}
      >
        {messages.login.passkey}
      </Button>
    </>
  )
}
