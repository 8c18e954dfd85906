import {
  type AddressFormat,
  type AddressPart,
  addressFormat,
  isFamilyNameFirst,
  isPartRequired,
  isPhoneNumber,
} from '@blockfront/commerce'
import type { CheckoutConfig, Quote } from '@blockfront/contract'
import { checkoutMessages } from '../messages.ts'
import { cityLabel, postalCodeLabel, regionLabel } from './address-labels.ts'
import type { CheckoutValues, TextField } from './checkout-values.ts'

export interface CheckoutField {
  name: TextField
  label: string
  required: boolean
  autoComplete: string
  inputMode?: 'email' | 'tel' | 'numeric'
  /** How many fields share the row where there is space. Default: 1. */
  inRow?: number
  maxLength: number
}

/** Error messages by field, also that of the discount code, which the order summary shows. */
export type FieldErrors = Partial<Record<keyof CheckoutValues | 'code', string>>

/** The country of the address and the store's locale, which determine its fields. */
export interface AddressPlace {
  /** ISO 3166-1 code; empty while none is selected. */
  country: string
  /** BCP 47 locale of the store. */
  locale: string
}

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

type Rule = CheckoutConfig['fields']['phone']

/** Returns a field unless the store hides it. */
const byRule = (rule: Rule, field: Omit<CheckoutField, 'required'>, required = rule === 'required'): CheckoutField[] =>
  rule === 'hidden' ? [] : [{ ...field, required }]

/**
 * Returns the address fields of a store's checkout: the name, then the parts in the order of the country. A part that the country requires
 * is required unless the store hides it. The region field is included for every country; the form hides it if the country has no regions.
 */
export function addressFields(config: CheckoutConfig, { country, locale }: AddressPlace): CheckoutField[] {
  const { fields, contactMethod } = config
  const format = addressFormat(country, locale)
  const rows = format.rows.map((row) => partFields(row, config, format))
  const hasRegion = format.rows.some((row) => row.includes('region'))
  return [
    ...nameFields(fields, locale),
    ...rows.flat(),
    ...(hasRegion ? [] : partFields(['region'], config, format)),
    ...(contactMethod === 'email'
      ? byRule(fields.phone, {
          name: 'phone',
          label: checkoutMessages.phone,
          autoComplete: 'tel',
          inputMode: 'tel',
          maxLength: 40,
        })
      : []),
  ]
}

function nameFields(fields: CheckoutConfig['fields'], locale: string): CheckoutField[] {
  const names: CheckoutField[] = [
    { name: 'firstName', label: checkoutMessages.firstName, required: true, autoComplete: 'given-name', inRow: 2, maxLength: 80 },
    ...byRule(fields.lastName, {
      name: 'lastName',
      label: checkoutMessages.lastName,
      autoComplete: 'family-name',
      inRow: 2,
      maxLength: 80,
    }),
  ]
  return [
    ...(isFamilyNameFirst(locale) ? names.reverse() : names),
    ...byRule(fields.company, { name: 'company', label: checkoutMessages.company, autoComplete: 'organization', maxLength: 120 }),
  ]
}

/** Returns the fields of one line of an address. The street has separate rows. */
function partFields(row: readonly AddressPart[], { fields }: CheckoutConfig, format: AddressFormat): CheckoutField[] {
  const others = row.flatMap((part): CheckoutField[] => {
    if (part === 'city')
      return byRule(
        'optional',
        { name: 'city', label: cityLabel(format), autoComplete: 'address-level2', maxLength: 120 },
        isPartRequired(format, 'city'),
      )
    if (part === 'region')
      return byRule(
        fields.region,
        { name: 'region', label: regionLabel(format), autoComplete: 'address-level1', maxLength: 120 },
        isPartRequired(format, 'region', fields.region),
      )
    if (part === 'postalCode')
      return byRule(
        fields.postalCode,
        {
          name: 'postalCode',
          label: postalCodeLabel(format),
          autoComplete: 'postal-code',
          ...(format.hasNumericPostalCodes && { inputMode: 'numeric' as const }),
          maxLength: 20,
        },
        isPartRequired(format, 'postalCode', fields.postalCode),
      )
    return []
  })
  const street = row.includes('street') ? streetFields(fields.line2) : []
  return [...street, ...others.map((field) => ({ ...field, inRow: others.length }))]
}

const streetFields = (line2: Rule): CheckoutField[] => [
  { name: 'line1', label: checkoutMessages.line1, required: true, autoComplete: 'address-line1', maxLength: 200 },
  ...byRule(line2, { name: 'line2', label: checkoutMessages.line2, autoComplete: 'address-line2', maxLength: 200 }),
]

/** Returns the error messages by field. Empty if the order can be placed. */
export function validateValues(
  values: CheckoutValues,
  config: CheckoutConfig,
  { quote, locale }: { quote: Quote | undefined; locale: string },
): FieldErrors {
  const errors: FieldErrors = {}
  const isShipped = quote?.requiresShipping !== false
  const hasAddress = isShipped || values.hasBillingAddress
  const address = hasAddress ? addressFields(config, { country: values.country, locale }) : []
  const fields = [...contactFields(config), ...address]
  for (const { name, required } of fields) if (required && !values[name].trim()) errors[name] = checkoutMessages.required
  if (!errors.email && values.email.trim() && !EMAIL.test(values.email.trim())) errors.email = checkoutMessages.invalidEmail
  const hasPhone = fields.some(({ name }) => name === 'phone')
  if (!errors.phone && values.phone.trim() && hasPhone && !isPhoneNumber(values.phone))
    errors.phone = checkoutMessages.invalidPhone
  if (config.fields.note === 'required' && !values.note.trim()) errors.note = checkoutMessages.required
  if (hasAddress && !values.country) errors.country = checkoutMessages.required
  if (isShipped && !quote?.rates.some(({ id }) => id === values.rateId)) errors.rateId = checkoutMessages.selectRate
  if (!quote?.methods.some(({ id }) => id === values.methodId)) errors.methodId = checkoutMessages.selectMethod
  if (config.terms.required && !values.acceptsTerms) errors.acceptsTerms = checkoutMessages.acceptTerms
  return errors
}

/** Maps the server's error messages by path to messages by field: `shippingAddress.city` becomes `city`. */
export const errorsByField = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.').at(-1), message]))
