import { addressFormat, isPartRequired } from '@blockfront/commerce'
import { contact, type Order, postalAddress } from '@blockfront/contract'
import { z } from 'zod'
import { messages } from '../messages.ts'

const labels = messages.addressLabels

/** Contact and shipping address as one form. `phone` belongs to the contact, `addressPhone` to the address. */
export const contactSchema = contact.extend({
  ...postalAddress.omit({ phone: true }).shape,
  addressPhone: postalAddress.shape.phone,
})

const required = z.string().trim().min(1, labels.required)

/** The form's schema, with the parts that addresses of the country need. An order that is not shipped has no address to change. */
export function schemaOf({ shippingAddress }: Order, { country, hasRegions }: { country: string; hasRegions: boolean }) {
  if (!shippingAddress) return contact
  const format = addressFormat(country)
  const { city, postalCode, region } = contactSchema.shape
  return contactSchema.extend({
    city: isPartRequired(format, 'city') ? required : city,
    postalCode: isPartRequired(format, 'postalCode') ? required : postalCode,
    region: hasRegions && isPartRequired(format, 'region') ? required : region,
  })
}

export type ContactValues = z.output<typeof contactSchema> | z.output<typeof contact>

/** The form's fields of an address, in the order of the country, as in the checkout. `locale` is the store's. */
export function addressNames(country: string, { locale, hasRegions }: { locale: string; hasRegions: boolean }): string[] {
  const parts = addressFormat(country, locale).rows.flat()
  const names = parts.flatMap((part) => {
    if (part === 'street') return ['line1', 'line2']
    return part === 'city' || part === 'postalCode' || (part === 'region' && hasRegions) ? [part] : []
  })
  const region = hasRegions && !names.includes('region') ? ['region'] : []
  return ['country', 'firstName', 'lastName', 'company', ...names, ...region, 'addressPhone']
}

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

/** The form's path for a path of the body. */
export const contactPath = (path: string): string =>
  path === 'shippingAddress.phone' ? 'addressPhone' : path.replace(/^(?:contact|shippingAddress)\./, '')
