import { addressFormat, isPartRequired, isPhoneNumber } from '@blockfront/commerce'
import type { CheckoutConfig, PostalAddress } from '@blockfront/contract'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { findRegion, regionsOf } from '../../ground/request/regions.ts'

type Order = Body<'order.place'>
type Requirements = Pick<CheckoutConfig, 'contactMethod' | 'fields' | 'terms' | 'giftMessage'>

const REQUIRED = 'Please fill in this field.'
const INVALID_PHONE = 'Please enter a valid phone number.'

/** Throws `invalid_input` with a message for each field that the store's checkout requires and that is missing or invalid. */
export function checkContact(requirements: Requirements, order: Order): void {
  const problems = contactProblems(requirements, order)
  if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
}

/** Messages by path in the order. */
export function contactProblems(
  { contactMethod, fields, terms, giftMessage }: Requirements,
  order: Order,
): Record<string, string> {
  const problems = addressProblems({ contactMethod, fields }, order)
  if (fields.note === 'required' && !order.note) problems.note = REQUIRED
  if (order.giftMessage.trim() && !giftMessage)
    problems.giftMessage = 'This store no longer offers gift messages. Remove yours to continue.'
  if (terms.required && !order.acceptsTerms) problems.acceptsTerms = 'Please accept the terms to continue.'
  return problems
}

/** Messages about contact and address by path in the order. */
export function addressProblems(
  { contactMethod, fields }: Pick<Requirements, 'contactMethod' | 'fields'>,
  order: Pick<Order, 'contact' | 'shippingAddress' | 'billingAddress'>,
): Record<string, string> {
  const problems: Record<string, string> = {}
  const { contact } = order
  if (contactMethod !== 'phone' && !contact.email) problems['contact.email'] = 'Please enter your email address.'
  if (contactMethod !== 'email' && !contact.phone) problems['contact.phone'] = 'Please enter your phone number.'
  if (contact.phone && !isPhoneNumber(contact.phone)) problems['contact.phone'] = INVALID_PHONE
  // The checkout has one address form: for the billing address if the order is not shipped.
  if (order.shippingAddress) checkAddress(fields, order.shippingAddress, 'shippingAddress', problems)
  else if (order.billingAddress) checkAddress(fields, order.billingAddress, 'billingAddress', problems)
  return problems
}

/** Messages about the addresses and the phone number of an order by a member, who may know neither email address nor phone number. */
export function contactAndAddressProblems(
  fields: Requirements['fields'],
  { contact, shippingAddress, billingAddress }: Pick<Order, 'contact' | 'shippingAddress' | 'billingAddress'>,
): Record<string, string> {
  const problems: Record<string, string> = {}
  if (contact.phone && !isPhoneNumber(contact.phone)) problems['contact.phone'] = INVALID_PHONE
  if (shippingAddress) checkAddress(fields, shippingAddress, 'shippingAddress', problems)
  if (billingAddress) checkAddress(fields, billingAddress, 'billingAddress', problems)
  return problems
}

/** Adds the problems of an address. `path` is its path in the order. */
function checkAddress(
  fields: Requirements['fields'],
  address: PostalAddress,
  path: string,
  problems: Record<string, string>,
): void {
  if (address.phone && !isPhoneNumber(address.phone)) problems[`${path}.phone`] = INVALID_PHONE
  const hasRegions = regionsOf(address.country).length > 0
  const format = addressFormat(address.country)
  if (hasRegions && address.region && !findRegion(address.country, address.region))
    problems[`${path}.region`] = 'Please choose a region from the list.'
  const isRequired = {
    lastName: fields.lastName === 'required',
    company: fields.company === 'required',
    line2: fields.line2 === 'required',
    phone: fields.phone === 'required',
    city: isPartRequired(format, 'city'),
    postalCode: isPartRequired(format, 'postalCode', fields.postalCode),
    region: hasRegions && isPartRequired(format, 'region', fields.region),
  }
  for (const field of Object.keys(isRequired) as (keyof typeof isRequired)[])
    if (isRequired[field] && !address[field].trim()) problems[`${path}.${field}`] = REQUIRED
}
