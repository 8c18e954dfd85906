import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'
import { messages } from '../messages.ts'
import { Checkbox } from './form/Checkbox.tsx'
import { checkoutMessages } from './messages.ts'
import { Summary } from './Summary.tsx'
import type { CheckoutFormState } from './use-checkout-form.ts'

interface CheckoutReviewProps {
  config: CheckoutConfig
  lines: Cart
  form: CheckoutFormState
}

/** The second column of the checkout: summary, consents and the button that places the order. */
export function CheckoutReview({ config, lines, form }: CheckoutReviewProps) {
  const { values, errors, message, isPlacing, change } = form
  const { quote, loading, error, retry } = form.quoteState
  const isBlocked = quote?.problems.length || quote?.lines.some(({ problem }) => problem && problem !== 'price_changed')
  return (
    <div className="sf-checkout__review">
      <Summary lines={lines} quote={quote} loading={loading} />
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
          label={config.terms.text}
          error={errors.acceptsTerms}
          onChange={(acceptsTerms) => change({ acceptsTerms })}
        />
      )}
      {config.marketingConsent.shown && (
        <Checkbox
          checked={values.marketingConsent}
          label={config.marketingConsent.text}
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
      {config.policies.length > 0 && (
        <p className="sf-checkout__policies">
          {config.policies.map(({ label, url }) => (
            <a key={url} className="sf-link" href={url} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
