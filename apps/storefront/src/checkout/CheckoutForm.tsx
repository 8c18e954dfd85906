import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig, Region } from '@blockfront/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CartNotices } from '../cart/CartNotices.tsx'
import { totalOf } from '../cart/total.ts'
import { useShop } from '../shop.ts'
import { words } from '../words.ts'
import { Check } from './Check.tsx'
import { Choices, ChoicesShape } from './Choices.tsx'
import { CountryField } from './CountryField.tsx'
import { countryName, startCountry } from './countries.ts'
import { type Draft, emptyDraft, readDraft, storeDraft, type TextField } from './draft.ts'
import { Field, Row } from './Field.tsx'
import { addressFields, type CheckoutField, checkDraft, contactFields, type FieldErrors } from './fields.ts'
import { Part } from './Part.tsx'
import { orderBody } from './place-order.ts'
import { isUnusualPostalCode } from './postal-code.ts'
import { RegionField } from './RegionField.tsx'
import { ShippingChoices } from './ShippingChoices.tsx'
import { Summary } from './Summary.tsx'
import { isSamePerson } from './sent-order.ts'
import { type Ordering, usePlacing } from './use-placing.ts'
import { useQuote } from './use-quote.ts'
import { useRegions } from './use-regions.ts'
import { checkoutWords } from './words.ts'

interface CheckoutFormProps extends Ordering {
  config: CheckoutConfig
  lines: Cart
}

/** Contact, address, shipping, payment and review. What was typed stays until the order stands. */
export function CheckoutForm({ config, lines, ...ordering }: CheckoutFormProps) {
  const { pixel, store } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setDraft] = useState<Draft>(() => startDraft(config))
  const asksRegion = config.fields.region !== 'hidden'
  const regions = useRegions(asksRegion ? typed.country : '')
  const draft = { ...typed, region: regionOf(typed, asksRegion ? regions.regions : []) }
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  // A postal code is not judged while it is typed.
  const [typing, setTyping] = useState(false)
  const { placing, stands } = usePlacing(ordering)
  const { quote, waiting, error, take, retry } = useQuote(lines, draft, async (signal) => {
    const lost = await placing.findLost(signal)
    if (signal.aborted || !lost) return true
    const wished = isSamePerson(lost.sent.body, orderBody(draft, lines, { quoteHash: '' }))
    stands(lost, wished)
    return !wished
  })

  const change = (changes: Partial<Draft>) => {
    const next = { ...typed, ...changes }
    setDraft(next)
    storeDraft(next)
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !(name in changes))))
  }

  // The only way, or the way that the server took, is chosen without asking.
  const rateId =
    quote && !quote.rates.some(({ id }) => id === draft.rateId) ? (quote.rateId ?? quote.rates[0]?.id ?? '') : draft.rateId
  const methodId = draft.methodId || (quote?.methods[0]?.id ?? '')
  const chosen = { ...draft, rateId, methodId }
  useEffect(() => {
    if (rateId !== draft.rateId) setDraft((old) => ({ ...old, rateId }))
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
    if (busy || waiting || !quote) return
    const wrong = checkDraft(chosen, config, quote)
    if (regions.regions?.length === 0) delete wrong.region
    if (Object.keys(wrong).length > 0) return refuse(checkoutWords.fixFields, wrong)
    setBusy(true)
    setMessage('')
    const answer = await placing.place(orderBody(chosen, lines, quote), quote.totals.grandTotal)
    if (answer.outcome === 'changed') {
      take(answer.quote)
      return refuse(checkoutWords.quoteChanged, {})
    }
    if (answer.outcome === 'refused') return refuse(answer.message, answer.fields)
    const wished = answer.outcome === 'placed'
    stands(answer, wished)
    if (!wished) setBusy(false)
  }

  const postalWarning = isUnusualPostalCode(draft.postalCode, draft.country)
    ? checkoutWords.unusualPostalCode(countryName(draft.country, store.locale))
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
        <Part title={checkoutWords.contact}>{contactFields(config).map(text)}</Part>
        <Part title={checkoutWords.delivery}>
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
        </Part>
        <Part title={checkoutWords.shipping}>
          <ShippingChoices
            config={config}
            country={draft.country}
            quote={quote}
            waiting={waiting}
            rateId={rateId}
            error={errors.rateId}
            onChoose={(id) => change({ rateId: id })}
          />
        </Part>
        <Part title={checkoutWords.payment}>
          {waiting && !quote && <ChoicesShape />}
          <Choices
            name="methodId"
            legend={checkoutWords.payment}
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
        </Part>
        {config.fields.note !== 'hidden' && (
          <Row label={checkoutWords.note} required={config.fields.note === 'required'} error={errors.note}>
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
          </Row>
        )}
      </div>
      <div className="sf-checkout__review">
        <Summary lines={lines} quote={quote} waiting={waiting} />
        {error !== null && (
          <div className="sf-notice sf-notice--problem" role="alert">
            <p>{checkoutWords.quoteFailed(error)}</p>
            <button type="button" className="sf-link" onClick={retry}>
              {words.retry}
            </button>
          </div>
        )}
        {config.terms.required && (
          <Check
            checked={draft.acceptsTerms}
            label={config.terms.text}
            error={errors.acceptsTerms}
            onCheck={(acceptsTerms) => change({ acceptsTerms })}
          />
        )}
        {config.marketingConsent.shown && (
          <Check
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
        <button type="submit" className="sf-button sf-button--wide" disabled={busy || waiting || blocked || !quote}>
          {busy ? checkoutWords.placing : config.texts.button || checkoutWords.placeOrder}
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
const regionOf = ({ region }: Draft, regions: readonly Region[] | undefined): string =>
  regions?.some(({ code }) => code === region) ? region : ''

/** What was typed before, for a country that the store ships to. */
function startDraft(config: CheckoutConfig): Draft {
  const draft = readDraft(emptyDraft(config.defaultCountry))
  return { ...draft, country: startCountry(config, draft.country) }
}
