import {
  consentBanner,
  consentMode,
  newPixelId,
  type TrackingEvent,
  type TrackingSettings,
  trackingEvent,
} from '@blockfront/contract'
import type { CallInput } from '@blockfront/contract/client'
import { z } from 'zod'
import { messages } from './messages.ts'

const { title, text, accept, decline, policyUrl, background, color } = consentBanner.shape

/** The settings in the form: each event as a switch, and the banner's parts as separate fields. */
export const trackingForm = z
  .object({
    fbPixelId: newPixelId,
    ...(Object.fromEntries(trackingEvent.options.map((name) => [name, z.boolean()])) as Record<TrackingEvent, z.ZodBoolean>),
    consent: consentMode,
    countries: z.array(z.string()),
    title,
    text,
    decline,
    accept,
    policyUrl,
    background,
    color,
  })
  .refine(({ consent, countries }) => consent !== 'countries' || countries.length > 0, {
    path: ['countries'],
    message: messages.needsCountry,
  })

export type TrackingValues = z.output<typeof trackingForm>

export function formOf({ disabledEvents, banner, ...rest }: TrackingSettings): TrackingValues {
  const switches = trackingEvent.options.map((name) => [name, !disabledEvents.includes(name)])
  return { ...rest, ...banner, ...(Object.fromEntries(switches) as Record<TrackingEvent, boolean>) }
}

export function settingsOf(values: TrackingValues): Omit<CallInput<'tracking.update'>['body'], 'storeId'> {
  const { fbPixelId, consent, countries, ...rest } = values
  return {
    fbPixelId,
    consent,
    countries,
    disabledEvents: trackingEvent.options.filter((name) => !values[name]),
    banner: {
      title: rest.title,
      text: rest.text,
      accept: rest.accept,
      decline: rest.decline,
      policyUrl: rest.policyUrl,
      background: rest.background,
      color: rest.color,
    },
  }
}

/** The form's path of an error of the API: `banner.text` is the field `text`. */
export const formPath = (path: string): string => path.replace(/^banner\./, '')
