import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig } from '@blockfront/contract'
import { CartNotices } from '../cart/CartNotices.tsx'
import { DiscountCode } from '../discount/DiscountCode.tsx'
import { BillingSection } from './BillingSection.tsx'
import { CheckoutReview } from './CheckoutReview.tsx'
import { CheckoutSection } from './form/CheckoutSection.tsx'
import { DeliveryFields } from './form/DeliveryFields.tsx'
import { contactFields } from './form/fields.ts'
import { NoteField } from './form/NoteField.tsx'
import { TextField } from './form/TextField.tsx'
import { checkoutMessages } from './messages.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentChoices } from './PaymentChoices.tsx'
import type { PlacementCallbacks } from './placement/use-order-placement.ts'
import { ShippingChoices } from './ShippingChoices.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

interface CheckoutFormProps extends PlacementCallbacks {
  config: CheckoutConfig
  lines: Cart
  /** Whether the page is served over HTTPS. */
  isSecure: boolean
}

/** The order summary, and the form: contact, address, shipping, payment and review. Values are kept until the order is placed. */
export function CheckoutForm({ config, lines, isSecure, ...callbacks }: CheckoutFormProps) {
  const form = useCheckoutForm(config, lines, callbacks)
  const { values, errors, regions, change } = form
  const { quote, loading } = form.quoteState
  const { note } = config.fields
  return (
    <div className="sf-checkout__columns">
      <OrderSummary lines={lines} quote={quote} loading={loading}>
        <DiscountCode code={form.code} quote={quote} loading={loading} onChange={form.changeCode} />
      </OrderSummary>
      <form ref={form.ref} className="sf-checkout__parts" noValidate onSubmit={form.submit}>
        <CartNotices />
        <CheckoutSection title={checkoutMessages.contact}>
          {contactFields(config).map((field) => (
            <TextField key={field.name} field={field} values={values} error={errors[field.name]} onChange={change} />
          ))}
        </CheckoutSection>
        {quote?.requiresShipping === false ? (
          <BillingSection config={config} form={form} />
        ) : (
          <>
            <CheckoutSection title={checkoutMessages.delivery}>
              <DeliveryFields config={config} values={values} errors={errors} regions={regions} onChange={change} />
            </CheckoutSection>
            <CheckoutSection title={checkoutMessages.shipping}>
              <ShippingChoices
                config={config}
                country={values.country}
                quote={quote}
                loading={loading}
                rateId={values.rateId}
                error={errors.rateId}
                onChange={(rateId) => change({ rateId })}
              />
            </CheckoutSection>
          </>
        )}
        <CheckoutSection title={checkoutMessages.payment}>
          <PaymentChoices
            quote={quote}
            loading={loading}
            methodId={values.methodId}
            error={errors.methodId}
            onChange={(methodId) => change({ methodId })}
          />
        </CheckoutSection>
        {note !== 'hidden' && (
          <NoteField
            note={values.note}
            required={note === 'required'}
            error={errors.note}
            onChange={(text) => change({ note: text })}
          />
        )}
        <CheckoutReview config={config} form={form} isSecure={isSecure} />
      </form>
    </div>
  )
}
