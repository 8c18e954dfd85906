import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig, Region } from '@blockfront/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CartNotices } from '../cart/CartNotices.tsx'
import { totalOf } from '../cart/total.ts'
import { messages } from '../messages.ts'
import { useShop } from '../shop.ts'
import { Checkbox } from './Checkbox.tsx'
import { CheckoutSection } from './CheckoutSection.tsx'
import { CountryField } from './CountryField.tsx'
import { type CheckoutValues, emptyValues, loadValues, saveValues, type TextField } from './checkout-values.ts'
import { countryName, initialCountry } from './countries.ts'
import { Field, FormRow } from './Field.tsx'
import { addressFields, type CheckoutField, contactFields, type FieldErrors, validateValues } from './fields.ts'
import { checkoutMessages } from './messages.ts'
import { orderBody } from './order-placement.ts'
import { isUnusualPostalCode } from './postal-code.ts'
import { RadioGroup, RadioGroupSkeleton } from './RadioGroup.tsx'
import { RegionField } from './RegionField.tsx'
import { ShippingChoices } from './ShippingChoices.tsx'
import { Summary } from './Summary.tsx'
import { isSameCustomer } from './submitted-order.ts'
import { type PlacementCallbacks, useOrderPlacement } from './use-order-placement.ts'
import { useQuote } from './use-quote.ts'
import { useRegions } from './use-regions.ts'

interface CheckoutFormProps extends PlacementCallbacks {
  config: CheckoutConfig
  lines: Cart
}

/** Contact, address, shipping, payment and review. What was typed stays until the order was placed. */
export function CheckoutForm({ config, lines, ...ordering }: CheckoutFormProps) {
  const { pixel, store } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setValues] = useState<CheckoutValues>(() => initialValues(config))
  const asksRegion = config.fields.region !== 'hidden'
  const regions = useRegions(asksRegion ? typed.country : '')
  const draft = { ...typed, region: regionOf(typed, asksRegion ? regions.regions : []) }
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  // A postal code is not judged while it is typed.
  const [typing, setTyping] = useState(false)
  const { placement, complete } = useOrderPlacement(ordering)
  const { quote, loading, error, replace, retry } = useQuote(lines, draft, async (signal) => {
    const lost = await placement.findLost(signal)
    if (signal.aborted || !lost) return true
    const wished = isSameCustomer(lost.sent.body, orderBody(draft, lines, { quoteHash: '' }))
    complete(lost, wished)
    return !wished
  })

  const change = (changes: Partial<CheckoutValues>) => {
    const next = { ...typed, ...changes }
    setValues(next)
    saveValues(next)
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !(name in changes))))
  }

  // The only way, or the way that the server took, is chosen without asking.
  const rateId =
    quote && !quote.rates.some(({ id }) => id === draft.rateId) ? (quote.rateId ?? quote.rates[0]?.id ?? '') : draft.rateId
  const methodId = draft.methodId || (quote?.methods[0]?.id ?? '')
  const chosen = { ...draft, rateId, methodId }
  useEffect(() => {
    if (rateId !== draft.rateId) setValues((old) => ({ ...old, rateId }))
  }, [rateId, draft.rateId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the checkout begins once
  useEffect(() => {
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    pixel.track({
      name: 'InitiateCheckout',
      ids: lines.map(({ productId }) => productId),
      value: totalOf(lines, config.currency),
      quantity,
    })
  }, [])

  const refuse = (text: string, fields: FieldErrors) => {
    setMessage(text)
    setErrors(fields)
    setBusy(false)
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]')?.focus(),
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || loading || !quote) return
    const wrong = validateValues(chosen, config, quote)
    if (regions.regions?.length === 0) delete wrong.region
    if (Object.keys(wrong).length > 0) return refuse(checkoutMessages.fixFields, wrong)
    setBusy(true)
    setMessage('')
    const answer = await placement.place(orderBody(chosen, lines, quote), quote.totals.grandTotal)
    if (answer.outcome === 'changed') {
      replace(answer.quote)
      return refuse(checkoutMessages.quoteChanged, {})
    }
    if (answer.outcome === 'refused') return refuse(answer.message, answer.fields)
    const wished = answer.outcome === 'placed'
    complete(answer, wished)
    if (!wished) setBusy(false)
  }

  const postalWarning = isUnusualPostalCode(draft.postalCode, draft.country)
    ? checkoutMessages.unusualPostalCode(countryName(draft.country, store.locale))
    : undefined
  const text = ({ name, required, label, half, ...input }: CheckoutField) => (
    <Field
      key={name}
      name={name}
      label={label}
      half={half}
      required={required}
      value={draft[name]}
      error={errors[name]}
      {...(name === 'postalCode' && {
        warning: typing ? undefined : postalWarning,
        onFocus: () => setTyping(true),
        onBlur: () => setTyping(false),
      })}
      type={input.inputMode ?? 'text'}
      {...input}
      onText={(value) => change({ [name]: value } as Partial<Record<TextField, string>>)}
    />
  )
  const blocked = Boolean(quote?.problems.length || quote?.lines.some(({ problem }) => problem && problem !== 'price_changed'))
  return (
    <form ref={form} className="sf-checkout__columns" noValidate onSubmit={submit}>
      <div className="sf-checkout__parts">
        <CartNotices />
        <CheckoutSection title={checkoutMessages.contact}>{contactFields(config).map(text)}</CheckoutSection>
        <CheckoutSection title={checkoutMessages.delivery}>
          <CountryField
            config={config}
            country={draft.country}
            error={errors.country}
            onChoose={(country) => change({ country, region: '', rateId: '' })}
          />
          {addressFields(config).map((field) =>
            field.name === 'region' ? (
              <RegionField
                key={field.name}
                {...regions}
                field={field}
                region={draft.region}
                error={errors.region}
                onChoose={(region) => change({ region })}
              />
            ) : (
              text(field)
            ),
          )}
        </CheckoutSection>
        <CheckoutSection title={checkoutMessages.shipping}>
          <ShippingChoices
            config={config}
            country={draft.country}
            quote={quote}
            waiting={loading}
            rateId={rateId}
            error={errors.rateId}
            onChoose={(id) => change({ rateId: id })}
          />
        </CheckoutSection>
        <CheckoutSection title={checkoutMessages.payment}>
          {loading && !quote && <RadioGroupSkeleton />}
          <RadioGroup
            name="methodId"
            legend={checkoutMessages.payment}
            value={methodId}
            error={errors.methodId}
            onChoose={(id) => change({ methodId: id })}
            choices={(quote?.methods ?? []).map(({ id, title, instructions }) => ({
              id,
              title,
              detail: instructions,
              aside: '',
            }))}
          />
        </CheckoutSection>
        {config.fields.note !== 'hidden' && (
          <FormRow label={checkoutMessages.note} required={config.fields.note === 'required'} error={errors.note}>
            {(attributes) => (
              <textarea
                {...attributes}
                className="sf-input"
                rows={3}
                maxLength={2000}
                value={draft.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </FormRow>
        )}
      </div>
      <div className="sf-checkout__review">
        <Summary lines={lines} quote={quote} waiting={loading} />
        {error !== null && (
          <div className="sf-notice sf-notice--problem" role="alert">
            <p>{checkoutMessages.quoteFailed(error)}</p>
            <button type="button" className="sf-link" onClick={retry}>
              {messages.retry}
            </button>
          </div>
        )}
        {config.terms.required && (
          <Checkbox
            checked={draft.acceptsTerms}
            label={config.terms.text}
            error={errors.acceptsTerms}
            onCheck={(acceptsTerms) => change({ acceptsTerms })}
          />
        )}
        {config.marketingConsent.shown && (
          <Checkbox
            checked={draft.marketingConsent}
            label={config.marketingConsent.text}
            onCheck={(marketingConsent) => change({ marketingConsent })}
          />
        )}
        {message && (
          <p className="sf-notice sf-notice--problem" role="alert">
            {message}
          </p>
        )}
        <button type="submit" className="sf-button sf-button--wide" disabled={busy || loading || blocked || !quote}>
          {busy ? checkoutMessages.placing : config.texts.button || checkoutMessages.placeOrder}
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
    </form>
  )
}

/** The region that the country has; empty for other text, and until the regions are loaded. */
const regionOf = ({ region }: CheckoutValues, regions: readonly Region[] | undefined): string =>
  regions?.some(({ code }) => code === region) ? region : ''

/** What was typed before, for a country that the store ships to. */
function initialValues(config: CheckoutConfig): CheckoutValues {
  const draft = loadValues(emptyValues(config.defaultCountry))
  return { ...draft, country: initialCountry(config, draft.country) }
}
