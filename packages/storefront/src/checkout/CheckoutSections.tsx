import type { CheckoutConfig } from '@blockfront/contract'
import { Fragment, type ReactNode } from 'react'
import { BillingSection } from './BillingSection.tsx'
import { CheckoutSection } from './form/CheckoutSection.tsx'
import { DeliveryFields } from './form/DeliveryFields.tsx'
import { contactFields } from './form/fields.ts'
import { NoteField } from './form/NoteField.tsx'
import { TextField } from './form/TextField.tsx'
import { checkoutMessages } from './messages.ts'
import { PaymentChoices } from './PaymentChoices.tsx'
import { ShippingChoices } from './ShippingChoices.tsx'
import type { CheckoutFormState } from './use-checkout-form.ts'

interface CheckoutSectionsProps {
  config: CheckoutConfig
  form: CheckoutFormState
}

type Section = CheckoutConfig['sections'][number]

/** The sections of the form in the order that the store chose. */
export const CheckoutSections = ({ config, form }: CheckoutSectionsProps) =>
  config.sections.map((section) => <Fragment key={section}>{sections[section]({ config, form })}</Fragment>)

/** Information below the email field about carts that the store keeps. */
const keptCartHint = ({ abandonedCheckouts }: CheckoutConfig): string =>
  abandonedCheckouts === 'off' ? '' : checkoutMessages[`keptCart.${abandonedCheckouts}`]

/** A cart without goods to ship has a billing address instead of delivery and shipping. */
const isShipped = ({ quoteState: { quote } }: CheckoutFormState) => quote?.requiresShipping !== false

const sections: Record<Section, (props: CheckoutSectionsProps) => ReactNode> = {
  contact: ({ config, form: { values, errors, change } }) => (
    <CheckoutSection title={checkoutMessages.contact}>
      {contactFields(config).map((field) => (
        <TextField
          key={field.name}
          field={field}
          values={values}
          error={errors[field.name]}
          hint={field.name === 'email' ? keptCartHint(config) : ''}
          onChange={change}
        />
      ))}
    </CheckoutSection>
  ),
  delivery: ({ config, form }) => {
    const { values, errors, regions, change } = form
    if (!isShipped(form)) return <BillingSection config={config} form={form} />
    return (
      <CheckoutSection title={checkoutMessages.delivery}>
        <DeliveryFields config={config} values={values} errors={errors} regions={regions} onChange={change} />
      </CheckoutSection>
    )
  },
  shipping: ({ config, form }) => {
    const { values, errors, change, quoteState } = form
    return (
      isShipped(form) && (
        <CheckoutSection title={checkoutMessages.shipping}>
          <ShippingChoices
            config={config}
            country={values.country}
            quote={quoteState.quote}
            loading={quoteState.loading}
            rateId={values.rateId}
            error={errors.rateId}
            onChange={(rateId) => change({ rateId })}
          />
        </CheckoutSection>
      )
    )
  },
  payment: ({ form: { values, errors, change, quoteState } }) => (
    <CheckoutSection title={checkoutMessages.payment}>
      <PaymentChoices
        quote={quoteState.quote}
        loading={quoteState.loading}
        methodId={values.methodId}
        error={errors.methodId}
        onChange={(methodId) => change({ methodId })}
      />
    </CheckoutSection>
  ),
  note: ({ config: { fields, giftMessage }, form: { values, errors, change } }) => (
    <>
      {fields.note !== 'hidden' && (
        <NoteField
          label={checkoutMessages.note}
          value={values.note}
          maxLength={2000}
          required={fields.note === 'required'}
          error={errors.note}
          onChange={(note) => change({ note })}
        />
      )}
      {(giftMessage || errors.giftMessage) && (
        <NoteField
          label={checkoutMessages.giftMessage}
          value={values.giftMessage}
          maxLength={500}
          error={errors.giftMessage}
          onChange={(message) => change({ giftMessage: message })}
        />
      )}
    </>
  ),
}
