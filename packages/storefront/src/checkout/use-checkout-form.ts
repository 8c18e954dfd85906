import type { Cart } from '@blockfront/commerce'
import type { CheckoutConfig, Quote, Region } from '@blockfront/contract'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { totalOf } from '../cart/total.ts'
import { useDiscountCode } from '../discount/discount-code.ts'
import { localeOf } from '../language/additional-language.ts'
import { useShop } from '../shop.ts'
import { type CheckoutValues, emptyValues, loadValues, saveValues } from './form/checkout-values.ts'
import { initialCountry } from './form/countries.ts'
import { type FieldErrors, validateValues } from './form/fields.ts'
import { type RegionsState, useRegions } from './form/use-regions.ts'
import { checkoutMessages } from './messages.ts'
import { orderBody } from './placement/order-placement.ts'
import { isSameCustomer } from './placement/submitted-order.ts'
import { type PlacementCallbacks, useOrderPlacement } from './placement/use-order-placement.ts'
import { type QuoteState, useQuote } from './use-quote.ts'

export interface CheckoutFormState {
  /** The element with the form and the field of the discount code. */
  ref: RefObject<HTMLDivElement | null>
  /** Values to show and to submit, with the default rate and payment method of the quote. */
  values: CheckoutValues
  errors: FieldErrors
  /** Why the order was not placed; empty without an error. */
  message: string
  isPlacing: boolean
  quoteState: QuoteState
  /** The entered discount code; empty without one. */
  code: string
  changeCode: (code: string) => void
  regions: RegionsState
  change: (changes: Partial<CheckoutValues>) => void
  submit: (event: FormEvent) => Promise<void>
}

/** State and actions of the checkout form. Values are stored in this tab until the order is placed. */
export function useCheckoutForm(config: CheckoutConfig, lines: Cart, callbacks: PlacementCallbacks): CheckoutFormState {
  const ref = useRef<HTMLDivElement>(null)
  const { store } = useShop()
  const [stored, setStored] = useState(() => initialValues(config))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [text, setMessage] = useState('')
  const [isPlacing, setIsPlacing] = useState(false)
  /** The cart and the code of an order that was refused. */
  const [refused, setRefused] = useState<{ lines: Cart; code: string }>()
  const [code, changeCode] = useDiscountCode()
  const hasRegions = config.fields.region !== 'hidden'
  const regions = useRegions(hasRegions ? stored.country : '')
  const entered = { ...stored, region: knownRegion(stored, hasRegions ? regions.regions : []) }
  const { placement, complete } = useOrderPlacement(callbacks)
  // An earlier order whose response was lost may exist: find it before a quote reports its items as sold out.
  const loaded = useQuote(lines, entered, code, async (signal) => {
    const found = await placement.findLost(signal)
    if (signal.aborted || !found) return true
    const { body } = found.submitted
    const requiresShipping = body.shippingAddress !== undefined
    const isCurrent = isSameCustomer(body, orderBody(entered, lines, { quoteHash: '', requiresShipping }, code))
    complete(found, isCurrent)
    return !isCurrent
  })
  const { quote } = loaded
  const values = withQuoteDefaults(entered, quote)
  // The default rate of a new quote is entered below, which loads the quote of that rate.
  const loading = loaded.loading || values.rateId !== entered.rateId
  const quoteState = { ...loaded, loading }
  useTrackCheckout(lines, config)
  // After every render: a change of the country in between deletes the rate again.
  useEffect(() => {
    if (values.rateId !== entered.rateId) setStored((previous) => ({ ...previous, rateId: values.rateId }))
  })

  const change = (changes: Partial<CheckoutValues>) => {
    // The default rate may have been entered since this render.
    setStored((previous) => ({ ...previous, ...changes }))
    // React renders again before the next event of a field: only the default rate can be missing in `stored`, and a reload enters it again.
    saveValues({ ...stored, ...changes })
    if (refused) setMessage('')
    setErrors((previous) => Object.fromEntries(Object.entries(previous).filter(([name]) => !(name in changes))))
  }
  const showErrors = (reason: string, fields: FieldErrors) => {
    setMessage(reason)
    setErrors(fields)
    setIsPlacing(false)
    const part = fields.code ? '.sf-code' : '.sf-checkout__form'
    requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>(`${part} :is(input, select, textarea)[aria-invalid="true"]`)?.focus(),
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPlacing || loading || !quote) return
    const invalid = validateValues(values, config, { quote, locale: store.locale })
    if (regions.regions?.length === 0) delete invalid.region
    if (Object.keys(invalid).length > 0) return showErrors(checkoutMessages.fixFields, invalid)
    setIsPlacing(true)
    setMessage('')
    setRefused(undefined)
    const result = await placement.place(orderBody(values, lines, quote, code, localeOf(store)), quote.totals.grandTotal)
    if (result.outcome === 'quote-changed') {
      quoteState.replace(result.quote)
      setRefused({ lines, code })
      return showErrors(checkoutMessages.quoteChanged, {})
    }
    if (result.outcome === 'failed') {
      if (result.quote) {
        quoteState.replace(result.quote)
        setRefused({ lines, code })
      }
      return showErrors(result.message, result.fields)
    }
    const isCurrent = result.outcome === 'placed'
    complete(result, isCurrent)
    if (!isCurrent) setIsPlacing(false)
  }
  // The message about fields disappears with their errors, and that about a refused order when the shopper changes the order.
  const areFieldsFixed = text === checkoutMessages.fixFields && Object.keys(errors).length === 0
  const isFixed = areFieldsFixed || (refused !== undefined && (refused.lines !== lines || refused.code !== code))
  const message = isFixed ? '' : text
  return { ref, values, errors, message, isPlacing, quoteState, code, changeCode, regions, change, submit }
}

/** Tracks InitiateCheckout once. */
function useTrackCheckout(lines: Cart, { currency }: CheckoutConfig): void {
  const { tracker } = useShop()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for each visit of the checkout
  useEffect(() => {
    tracker.track({
      name: 'InitiateCheckout',
      ids: lines.map(({ productId }) => productId),
      value: totalOf(lines, currency),
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    })
  }, [])
}

/** Selects the rate of the quote unless the selected one is available, and the first payment method unless one is selected. */
const withQuoteDefaults = (values: CheckoutValues, quote: Quote | undefined): CheckoutValues => ({
  ...values,
  rateId:
    quote && !quote.rates.some(({ id }) => id === values.rateId) ? (quote.rateId ?? quote.rates[0]?.id ?? '') : values.rateId,
  methodId: values.methodId || (quote?.methods[0]?.id ?? ''),
})

/** Returns the region if it belongs to the country; empty otherwise, and until the regions are loaded. */
const knownRegion = ({ region }: CheckoutValues, regions: readonly Region[] | undefined): string =>
  regions?.some(({ code }) => code === region) ? region : ''

/** Returns the values stored in this tab, with a country that the store ships to. */
function initialValues(config: CheckoutConfig): CheckoutValues {
  const values = loadValues(emptyValues(config.defaultCountry))
  return { ...values, country: initialCountry(config, values.country) }
}
