import { useEffect, useRef, useState } from 'react'
import { accountMessages } from './messages.ts'
import { SignInForm } from './SignIn.tsx'
import type { SavedDetails } from './use-prefill.ts'

/** Above the form of the checkout: customers who sign in have their saved details filled in, and only place the order. */
export function ExpressCheckout({ saved: { shopper, reload } }: { saved: SavedDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isSignedInHere = isOpen && shopper !== undefined
  useEffect(() => {
    if (isSignedInHere) section.current?.focus()
    else if (isOpen) section.current?.querySelector('input')?.focus()
  }, [isOpen, isSignedInHere])
  return (
    <section ref={section} className="sf-express" tabIndex={-1} aria-label={accountMessages.express}>
      <p className="sf-account__links">
        <strong>{accountMessages.express}</strong>
        <span role="status">{shopper ? accountMessages.signedInAs({ email: shopper.email }) : accountMessages.expressHelp}</span>
        {!shopper && !isOpen && (
          <button type="button" className="sf-link" onClick={() => setIsOpen(true)}>
            {accountMessages.signIn}
          </button>
        )}
      </p>
      {!shopper && isOpen && <SignInForm onSignedIn={reload} />}
    </section>
  )
}
