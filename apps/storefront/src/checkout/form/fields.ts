import { isPhoneNumber } from '@blockfront/commerce'
import type { CheckoutConfig, Quote } from '@blockfront/contract'
import { checkoutMessages } from '../messages.ts'
import type { CheckoutValues, TextField } from './checkout-values.ts'

export interface CheckoutField {
  name: TextField
  label: string
  required: boolean
  autoComplete: string
  inputMode?: 'email' | 'tel'
  /** Takes half of a row where there is space. */
  half?: boolean
  maxLength: number
}

export type FieldErrors = Partial<Record<keyof CheckoutValues, string>>

/** Text, `@`, and a name with a dot. The server validates strictly. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Returns the contact fields of a store's checkout. */
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

/** Returns the address fields of a store's checkout. */
export function addressFields({ fields, contactMethod }: CheckoutConfig): CheckoutField[] {
  const always = { required: true }
  const visibleBy = (rule: CheckoutConfig['fields']['phone']) => rule !== 'hidden' && { required: rule === 'required' }
  const all: (false | CheckoutField)[] = [
    { name: 'firstName', label: checkoutMessages.firstName, autoComplete: 'given-name', half: true, maxLength: 80, ...always },
    field(visibleBy(fields.lastName), {
      name: 'lastName',
      label: checkoutMessages.lastName,
      autoComplete: 'family-name',
      half: true,
      maxLength: 80,
    }),
    field(visibleBy(fields.company), {
      name: 'company',
      label: checkoutMessages.company,
      autoComplete: 'organization',
      maxLength: 120,
    }),
    { name: 'line1', label: checkoutMessages.line1, autoComplete: 'address-line1', maxLength: 200, ...always },
    field(visibleBy(fields.line2), {
      name: 'line2',
      label: checkoutMessages.line2,
      autoComplete: 'address-line2',
      maxLength: 200,
    }),
    field(visibleBy(fields.postalCode), {
      name: 'postalCode',
      label: checkoutMessages.postalCode,
      autoComplete: 'postal-code',
      half: true,
      maxLength: 20,
    }),
    { name: 'city', label: checkoutMessages.city, autoComplete: 'address-level2', half: true, maxLength: 120, ...always },
    field(visibleBy(fields.region), {
      name: 'region',
      label: checkoutMessages.region,
      autoComplete: 'address-level1',
      half: true,
      maxLength: 120,
    }),
    contactMethod === 'email' &&
      field(visibleBy(fields.phone), {
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

const field = (visible: false | { required: boolean }, rest: Omit<CheckoutField, 'required'>): false | CheckoutField =>
  visible && { ...rest, ...visible }

const hasField = (config: CheckoutConfig, name: TextField): boolean =>
  [...contactFields(config), ...addressFields(config)].some((field) => field.name === name)

/** Returns the error messages by field. Empty if the order can be placed. */
export function validateValues(values: CheckoutValues, config: CheckoutConfig, quote: Quote | undefined): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name, required } of [...contactFields(config), ...addressFields(config)]) {
    if (required && !values[name].trim()) errors[name] = checkoutMessages.required
  }
  if (!errors.email && values.email.trim() && !EMAIL.test(values.email.trim())) errors.email = checkoutMessages.invalidEmail
  if (!errors.phone && values.phone.trim() && hasField(config, 'phone') && !isPhoneNumber(values.phone))
    errors.phone = checkoutMessages.invalidPhone
  if (config.fields.note === 'required' && !values.note.trim()) errors.note = checkoutMessages.required
  if (!values.country) errors.country = checkoutMessages.required
  if (!quote?.rates.some(({ id }) => id === values.rateId)) errors.rateId = checkoutMessages.selectRate
  if (!quote?.methods.some(({ id }) => id === values.methodId)) errors.methodId = checkoutMessages.selectMethod
  if (config.terms.required && !values.acceptsTerms) errors.acceptsTerms = checkoutMessages.acceptTerms
  return errors
}

/** Maps the server's error messages by path to messages by field: `shippingAddress.city` becomes `city`. */
export const errorsByField = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.').at(-1), message]))
