import { type AddressPart, addressFormat, isPartRequired } from '@blockfront/commerce'
import type { PostalAddress, Region } from '@blockfront/contract'
import { messages } from '../messages.ts'

const addressMessages = messages.address

interface AddressPlace {
  country: string
  /** BCP 47 locale of the store. */
  locale: string
  /** The regions of the country. */
  regions: readonly Region[]
}

type Name = keyof PostalAddress

const NAMES: Readonly<Record<AddressPart, readonly Name[]>> = {
  name: [],
  company: [],
  street: ['line1', 'line2'],
  city: ['city'],
  region: ['region'],
  postalCode: ['postalCode'],
}

/** The fields of an address in a country, by name, and their order: country and name first, then the parts as the country writes them. */
export function addressFields({ country, locale, regions }: AddressPlace) {
  const format = addressFormat(country, locale)
  const written = format.rows.flat().flatMap((part) => NAMES[part])
  const parts = regions.length > 0 && !written.includes('region') ? [...written, 'region' as const] : written
  const names: Name[] = ['country', 'firstName', 'lastName', 'company', ...parts, 'phone']
  const postalCode = messages.postalCodes[format.postalCodeName] ?? messages.postalCode
  return {
    names: names.filter((name) => name !== 'region' || regions.length > 0),
    fields: {
      firstName: { label: addressMessages.firstName, control: 'text', autoComplete: 'off' },
      lastName: { label: addressMessages.lastName, control: 'text', autoComplete: 'off' },
      company: { label: addressMessages.company, control: 'text', autoComplete: 'off' },
      line1: { label: addressMessages.line1, control: 'text', autoComplete: 'off' },
      line2: { label: addressMessages.line2, control: 'text', autoComplete: 'off' },
      city: { label: addressMessages.city, control: 'text', autoComplete: 'off' },
      postalCode: { label: postalCode, control: 'text', autoComplete: 'off' },
      region: {
        label: addressMessages.region,
        control: 'select',
        choices: regions.map(({ code, name }) => ({ value: code, label: name })),
      },
      phone: { label: addressMessages.phone, control: 'text', inputType: 'tel', autoComplete: 'off' },
    },
  }
}

/** The parts that the country requires and that are empty. The server also checks the rules of the store's checkout. */
export function missingParts(address: PostalAddress, hasRegions: boolean): Name[] {
  const format = addressFormat(address.country)
  const required = (['city', 'postalCode', 'region'] as const).filter((part) => isPartRequired(format, part))
  return required.filter((part) => !address[part].trim() && (part !== 'region' || hasRegions))
}
