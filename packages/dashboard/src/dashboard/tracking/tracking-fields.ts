import { trackingEvent } from '@blockfront/contract'
import type { ControlMeta, FormSection } from '@blockfront/engine/form'
import { messages } from './messages.ts'

const { standard } = messages

/** The label and control of each field. */
export const trackingFields: Readonly<Record<string, Partial<ControlMeta>>> = {
  fbPixelId: { label: messages.pixelId, control: 'text', help: messages.pixelIdHelp, autoComplete: 'off', maxLength: 32 },
  ...Object.fromEntries(trackingEvent.options.map((name) => [name, { ...messages.event[name], control: 'checkbox' }])),
  consent: {
    label: messages.ask,
    control: 'select',
    choices: (['always', 'countries', 'never'] as const).map((value) => ({ value, label: messages.asks[value] })),
    help: messages.askHelp,
  },
  countries: { label: messages.countries, control: 'countries', help: messages.countriesHelp, when: { consent: 'countries' } },
  title: { label: messages.bannerTitle, control: 'text', placeholder: standard.title, autoComplete: 'off' },
  text: { label: messages.text, control: 'textarea', placeholder: standard.text },
  decline: { label: messages.decline, control: 'text', placeholder: standard.decline, autoComplete: 'off' },
  accept: { label: messages.accept, control: 'text', placeholder: standard.accept, autoComplete: 'off' },
  policyUrl: { label: messages.policyUrl, control: 'url', help: messages.policyHelp, placeholder: '/page/privacy-policy' },
  background: { label: messages.background, control: 'color' },
  color: { label: messages.color, control: 'color' },
}

/** The cards of the form. */
export const trackingSections: FormSection[] = [
  { title: messages.pixel, fields: ['fbPixelId'] },
  { title: messages.events, description: messages.eventsAbout, fields: [...trackingEvent.options] },
  { title: messages.consent, description: messages.consentAbout, fields: ['consent', 'countries'] },
  {
    title: messages.banner,
    description: messages.bannerAbout,
    fields: ['title', 'text', 'decline', 'accept', 'policyUrl', 'background', 'color'],
  },
]
