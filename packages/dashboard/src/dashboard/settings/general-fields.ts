import type { ControlMeta, FormSection } from '@blockfront/engine/form'
import { countryChoices, localeChoices, timezoneChoices } from '../parts/form/regional-choices.ts'
import type { Store } from '../store.ts'
import { messages } from './messages.ts'

/** The label and control of each field. */
export function generalFields({ locale, timezone, orderNumberPrefix }: Store): Readonly<Record<string, Partial<ControlMeta>>> {
  const countries = countryChoices()
  return {
    name: { label: messages.name, autoComplete: 'organization' },
    storeEmail: {
      label: messages.storeEmail,
      control: 'text',
      inputType: 'email',
      autoComplete: 'email',
      help: messages.storeEmailHelp,
    },
    storePhone: { label: messages.storePhone, inputType: 'tel', autoComplete: 'tel' },
    logo: { label: messages.logo, control: 'file', accept: 'image', help: messages.logoHelp },
    favicon: { label: messages.favicon, control: 'file', accept: 'image', help: messages.faviconHelp },
    socialImage: { label: messages.socialImage, control: 'file', accept: 'image', help: messages.socialImageHelp },
    line1: { label: messages.line1, control: 'text', autoComplete: 'address-line1' },
    line2: { label: messages.line2, control: 'text', autoComplete: 'address-line2' },
    postalCode: { label: messages.postalCode, autoComplete: 'postal-code' },
    city: { label: messages.city, autoComplete: 'address-level2' },
    region: { label: messages.region, autoComplete: 'address-level1' },
    addressCountry: {
      label: messages.addressCountry,
      control: 'select',
      choices: [{ value: '', label: messages.noCountry }, ...countries],
    },
    socialLinks: { label: messages.socialLinks, itemName: messages.profile, itemTitle: 'network' },
    orderNumberPrefix: {
      label: messages.orderNumberPrefix,
      help: messages.prefixHelp(orderNumberPrefix),
      autoComplete: 'off',
    },
    unpaidOrderDays: { label: messages.unpaidOrderDays, help: messages.unpaidOrderHelp, min: 1, max: 60, step: 1 },
    opensCart: { label: messages.opensCart, help: messages.opensCartHelp },
    hasWishlist: { label: messages.hasWishlist, help: messages.hasWishlistHelp },
    customerAccounts: { label: messages.customerAccounts, help: messages.customerAccountsHelp },
    country: { label: messages.country, control: 'select', choices: countries },
    locale: { label: messages.locale, control: 'select', choices: localeChoices(locale), help: messages.localeHelp },
    timezone: { label: messages.timezone, control: 'select', choices: timezoneChoices(timezone), help: messages.timezoneHelp },
  }
}

/** The cards of the form; the last one is in the second column. */
export const generalSections = ({ currency }: Store): FormSection[] => [
  { title: messages.store, fields: ['name', 'storeEmail', 'storePhone'] },
  { title: messages.brand, fields: ['logo', 'favicon', 'socialImage'] },
  {
    title: messages.address,
    description: messages.addressAbout,
    fields: ['line1', 'line2', 'postalCode', 'city', 'region', 'addressCountry'],
  },
  { title: messages.social, fields: ['socialLinks'] },
  { title: messages.orders, fields: ['orderNumberPrefix', 'unpaidOrderDays'] },
  { title: messages.customers, fields: ['customerAccounts', 'opensCart', 'hasWishlist'] },
  { title: messages.place, description: messages.placeAbout(currency), fields: ['country', 'locale', 'timezone'] },
]
