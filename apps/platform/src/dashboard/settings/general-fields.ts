import type { ControlMeta, FormSection } from '@blockfront/engine/form'
import { countryChoices, localeChoices, timezoneChoices } from '../parts/places.ts'
import type { Store } from '../store.ts'
import { words } from './words.ts'

/** What each field is called and edited with. */
export function generalFields({ locale, timezone, orderNumberPrefix }: Store): Readonly<Record<string, Partial<ControlMeta>>> {
  const countries = countryChoices()
  return {
    name: { label: words.name, autoComplete: 'organization' },
    storeEmail: {
      label: words.storeEmail,
      control: 'text',
      inputType: 'email',
      autoComplete: 'email',
      help: words.storeEmailHelp,
    },
    storePhone: { label: words.storePhone, inputType: 'tel', autoComplete: 'tel' },
    logo: { label: words.logo, control: 'file', accept: 'image', help: words.logoHelp },
    favicon: { label: words.favicon, control: 'file', accept: 'image', help: words.faviconHelp },
    line1: { label: words.line1, control: 'text', autoComplete: 'address-line1' },
    line2: { label: words.line2, control: 'text', autoComplete: 'address-line2' },
    postalCode: { label: words.postalCode, autoComplete: 'postal-code' },
    city: { label: words.city, autoComplete: 'address-level2' },
    region: { label: words.region, autoComplete: 'address-level1' },
    addressCountry: {
      label: words.addressCountry,
      control: 'select',
      choices: [{ value: '', label: words.noCountry }, ...countries],
    },
    socialLinks: { label: words.socialLinks, itemName: words.profile, itemTitle: 'network' },
    orderNumberPrefix: {
      label: words.orderNumberPrefix,
      help: words.prefixHelp(orderNumberPrefix),
      autoComplete: 'off',
    },
    unpaidOrderDays: { label: words.unpaidOrderDays, help: words.unpaidOrderHelp, min: 1, max: 60, step: 1 },
    pricesIncludeTax: { label: words.pricesIncludeTax },
    taxPercent: { label: words.taxPercent, help: words.taxHelp, min: 0, max: 100, step: 0.5 },
    country: { label: words.country, control: 'select', choices: countries },
    locale: { label: words.locale, control: 'select', choices: localeChoices(locale), help: words.localeHelp },
    timezone: { label: words.timezone, control: 'select', choices: timezoneChoices(timezone), help: words.timezoneHelp },
  }
}

/** The cards of the form; the last one stands beside the others. */
export const generalSections = ({ currency }: Store): FormSection[] => [
  { title: words.store, fields: ['name', 'storeEmail', 'storePhone'] },
  { title: words.brand, fields: ['logo', 'favicon'] },
  {
    title: words.address,
    description: words.addressAbout,
    fields: ['line1', 'line2', 'postalCode', 'city', 'region', 'addressCountry'],
  },
  { title: words.social, fields: ['socialLinks'] },
  { title: words.orders, fields: ['orderNumberPrefix', 'unpaidOrderDays', 'pricesIncludeTax', 'taxPercent'] },
  { title: words.place, description: words.placeAbout(currency), fields: ['country', 'locale', 'timezone'] },
]
