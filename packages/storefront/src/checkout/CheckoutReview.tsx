import type { CheckoutConfig } from '@blockfront/contract'
import { messages } from '../messages.ts'
import { Checkbox } from './form/Checkbox.tsx'
import { checkoutMessages } from './messages.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'

interface CheckoutReviewProps {
  config: CheckoutConfig
  form: CheckoutFormState
  /** Whether the page is served over HTTPS. */
  isSecure: boolean
}

/** The end of the checkout's form: consents, errors and the button that places the order. */
export function CheckoutReview({ config, form, isSecure }: CheckoutReviewProps) {
  const { values, errors, message, isPlacing, change } = form
  const { quote, loading, error, retry } = form.quoteState
  const isBlocked = quote?.problems.length || quote?.lines.some(({ problem }) => problem && problem !== 'price_changed')
  return (
    <div className="sf-checkout__review">
      {error !== null && (
        <div className="sf-notice sf-notice--problem" role="alert">
          <p>{checkoutMessages.quoteFailed({ detail: error })}</p>
          <button type="button" className="sf-link" onClick={retry}>
            {messages.retry}
          </button>
        </div>
      )}
      {config.terms.required && (
        <Checkbox
          checked={values.acceptsTerms}
          label={
            <>
              {config.terms.text || checkoutMessages.terms}
              {config.terms.url && (
                <>
                  {' '}
                  <a className="sf-link" href={config.terms.url} target="_blank" rel="noopener">
                    {checkoutMessages.readTerms}
                  </a>
                </>
              )}
            </>
          }
          error={errors.acceptsTerms}
          onChange={(acceptsTerms) => change({ acceptsTerms })}
        />
      )}
      {config.marketingConsent.shown && (
        <Checkbox
          checked={values.marketingConsent}
          label={config.marketingConsent.text || checkoutMessages.marketing}
          onChange={(marketingConsent) => change({ marketingConsent })}
        />
      )}
      {message && (
        <p className="sf-notice sf-notice--problem" role="alert">
          {message}
        </p>
      )}
      <button type="submit" className="sf-button sf-button--wide" disabled={Boolean(isPlacing || loading || isBlocked || !quote)}>
        {isPlacing ? checkoutMessages.placingOrder : config.texts.button || checkoutMessages.placeOrder}
      </button>
      {config.texts.note && <p className="sf-cart__hint">{config.texts.note}</p>}
      {isSecure && (
        <p className="sf-checkout__secure">
          <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </svg>
          {checkoutMessages.secure}
        </p>
      )}
    </div>
  )
}
