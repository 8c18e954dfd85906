import { useEffect, useState } from 'react'
import { CheckoutStyles } from '../checkout/layout/CheckoutStyles.tsx'
import { useShop } from '../shop.ts'
import { AccountOverview } from './AccountOverview.tsx'
import { accountMessages } from './messages.ts'
import { SignIn } from './SignIn.tsx'
import { loadShopper, type Shopper } from './shopper.ts'

type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; shopper: Shopper | null }

/** The account of a customer: sign-in, then orders and addresses. The server's page contains no personal data. */
export function Account() {
  const { api } = useShop()
  const [state, setState] = useState<State>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again with each attempt
  useEffect(() => {
    const controller = new AbortController()
    loadShopper(api, controller.signal).then(
      (shopper) => setState({ status: 'ready', shopper }),
      () => !controller.signal.aborted && setState({ status: 'failed' }),
    )
    return () => controller.abort()
  }, [api, attempt])
  const reload = () => {
    setState({ status: 'loading' })
    setAttempt(attempt + 1)
  }
  return (
    <section className="sf-account bf-inner">
      <CheckoutStyles />
      {state.status === 'loading' && (
        <>
          <h1 className="sf-account__title">{accountMessages.title}</h1>
          <div className="sf-account__shape bf-skeleton" role="status" aria-label={accountMessages.loading} />
        </>
      )}
      {state.status === 'failed' && (
        <div className="sf-message" role="alert">
          <h1>{accountMessages.title}</h1>
          <p>{accountMessages.failed}</p>
          <button type="button" className="sf-button" onClick={reload}>
            {accountMessages.retry}
          </button>
        </div>
      )}
      {state.status === 'ready' &&
        (state.shopper ? <AccountOverview shopper={state.shopper} onChange={reload} /> : <SignIn onSignedIn={reload} />)}
    </section>
  )
}
