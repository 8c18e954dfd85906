import { contact, type Order, postalAddress } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import type { z } from 'zod'

/** Contact and shipping address as one form. `phone` belongs to the contact, `addressPhone` to the address. */
export const contactSchema = contact.extend({
  ...postalAddress.omit({ phone: true }).shape,
  addressPhone: postalAddress.shape.phone,
})

/** An order that is not shipped has no address to change. */
export const schemaOf = ({ shippingAddress }: Order) => (shippingAddress ? contactSchema : contact)

export type ContactValues = z.output<typeof contactSchema> | z.output<typeof contact>

/** The form's fields of an address, in order. */
export const addressNames = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'postalCode',
  'city',
  'country',
  'region',
  'addressPhone',
]

export function contactValues({ contact: { email, phone }, shippingAddress }: Order): Partial<z.input<typeof contactSchema>> {
  if (!shippingAddress) return { email, phone }
  const { phone: addressPhone, regionName, ...address } = shippingAddress
  return { ...address, email, phone, addressPhone }
}

/** The body of the call. `regions` are the codes of the country's regions; a region of another country does not count. */
export function contactBody(values: ContactValues, regions: readonly string[]) {
  const { email, phone } = values
  if (!('line1' in values)) return { contact: { email, phone } }
  const { email: _email, phone: _phone, addressPhone, ...address } = values
  const region = regions.includes(address.region) ? address.region : ''
  return { contact: { email, phone }, shippingAddress: { ...address, region, phone: addressPhone } }
}

/** The server's messages, at the form's fields. */
export function formError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const nameOf = (path: string) =>
    path === 'shippingAddress.phone' ? 'addressPhone' : path.replace(/^(?:contact|shippingAddress)\./, '')
  const fields = Object.fromEntries(Object.entries(error.fields).map(([path, message]) => [nameOf(path), message]))
  return Object.assign(new Error(error.message), { fields })
}
