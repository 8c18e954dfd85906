import { isPhoneNumber } from '@blockfront/commerce'
import type { CheckoutConfig, Quote } from '@blockfront/contract'
import type { CheckoutValues, TextField } from './checkout-values.ts'
import { checkoutMessages } from './messages.ts'

export interface CheckoutField {
  name: TextField
  label: string
  required: boolean
  autoComplete: string
  inputMode?: 'email' | 'tel'
  /** Takes half of a row where there is room. */
  half?: boolean
  maxLength: number
}

export type FieldErrors = Partial<Record<keyof CheckoutValues, string>>

/** One `@` with something before it and a dotted name behind it. The server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** How to reach the shopper, as the store's checkout is set. */
export function contactFields({ contactMethod }: CheckoutConfig): CheckoutField[] {
  const email: CheckoutField = {
    name: 'email',
    label: checkoutMessages.email,
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 254,
  }
  const phone: CheckoutField = {
    name: 'phone',
    label: checkoutMessages.phone,
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: 40,
  }
  return { email: [email], phone: [phone], email_and_phone: [email, phone] }[contactMethod]
}

/** The parts of the address, as the store's checkout is set. */
export function addressFields({ fields, contactMethod }: CheckoutConfig): CheckoutField[] {
  const always = { required: true }
  const by = (rule: CheckoutConfig['fields']['phone']) => rule !== 'hidden' && { required: rule === 'required' }
  const all: (false | CheckoutField)[] = [
    { name: 'firstName', label: checkoutMessages.firstName, autoComplete: 'given-name', half: true, maxLength: 80, ...always },
    field(by(fields.lastName), {
      name: 'lastName',
      label: checkoutMessages.lastName,
      autoComplete: 'family-name',
      half: true,
      maxLength: 80,
    }),
    field(by(fields.company), { name: 'company', label: checkoutMessages.company, autoComplete: 'organization', maxLength: 120 }),
    { name: 'line1', label: checkoutMessages.line1, autoComplete: 'address-line1', maxLength: 200, ...always },
    field(by(fields.line2), { name: 'line2', label: checkoutMessages.line2, autoComplete: 'address-line2', maxLength: 200 }),
    field(by(fields.postalCode), {
      name: 'postalCode',
      label: checkoutMessages.postalCode,
      autoComplete: 'postal-code',
      half: true,
      maxLength: 20,
    }),
    { name: 'city', label: checkoutMessages.city, autoComplete: 'address-level2', half: true, maxLength: 120, ...always },
    field(by(fields.region), {
      name: 'region',
      label: checkoutMessages.region,
      autoComplete: 'address-level1',
      half: true,
      maxLength: 120,
    }),
    contactMethod === 'email' &&
      field(by(fields.phone), {
        name: 'phone',
        label: checkoutMessages.phone,
        autoComplete: 'tel',
        inputMode: 'tel',
        half: true,
        maxLength: 40,
      }),
  ]
  return all.filter((item) => item !== false)
}

const field = (shown: false | { required: boolean }, rest: Omit<CheckoutField, 'required'>): false | CheckoutField =>
  shown && { ...rest, ...shown }

const hasField = (config: CheckoutConfig, name: TextField): boolean =>
  [...contactFields(config), ...addressFields(config)].some((shown) => shown.name === name)

/** What is missing or wrong, by field. Empty when the order can be placed. */
export function validateValues(draft: CheckoutValues, config: CheckoutConfig, quote: Quote | undefined): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name, required } of [...contactFields(config), ...addressFields(config)]) {
    if (required && !draft[name].trim()) errors[name] = checkoutMessages.required
  }
  if (!errors.email && draft.email.trim() && !EMAIL.test(draft.email.trim())) errors.email = checkoutMessages.invalidEmail
  if (!errors.phone && draft.phone.trim() && hasField(config, 'phone') && !isPhoneNumber(draft.phone))
    errors.phone = checkoutMessages.invalidPhone
  if (config.fields.note === 'required' && !draft.note.trim()) errors.note = checkoutMessages.required
  if (!draft.country) errors.country = checkoutMessages.required
  if (!quote?.rates.some(({ id }) => id === draft.rateId)) errors.rateId = checkoutMessages.chooseRate
  if (!quote?.methods.some(({ id }) => id === draft.methodId)) errors.methodId = checkoutMessages.chooseMethod
  if (config.terms.required && !draft.acceptsTerms) errors.acceptsTerms = checkoutMessages.acceptTerms
  return errors
}

/** The server's words on fields of the call, by field of the draft: `shippingAddress.city` is `city`. */
export const errorsByField = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.').at(-1), message]))
