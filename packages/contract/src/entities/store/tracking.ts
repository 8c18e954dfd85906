import { z } from 'zod'
import { color, country, text, url } from '../../values.ts'

/** Standard events of the Meta pixel that a store can send, in the order of a purchase. */
export const trackingEvent = z.enum(['PageView', 'ViewContent', 'Search', 'AddToCart', 'InitiateCheckout', 'Purchase'])

export type TrackingEvent = z.output<typeof trackingEvent>

/** Id of a Meta pixel as stored: digits; empty without one. */
export const fbPixelId = z.string().max(32).regex(/^\d*$/, 'A pixel ID has digits only.')

/** Id of a Meta pixel as an owner enters it; empty removes the pixel. */
export const newPixelId = z
  .string()
  .trim()
  .max(32)
  .regex(/^(?:\d{14,19})?$/, 'A pixel ID has only digits, usually 15 or 16. Copy it from Meta Events Manager.')

/** The visitors who are asked for consent before the pixel loads. */
export const consentMode = z.enum(['always', 'countries', 'never'])

/** Texts and colors of the consent banner. Empty texts are the standard ones in the store's language; empty colors the theme's. */
export const consentBanner = z
  .object({
    title: text(80),
    text: text(500),
    accept: text(40),
    decline: text(40),
    policyUrl: url().describe('Privacy policy that the banner links to; empty without a link.'),
    background: z.union([color(), z.literal('')]),
    color: z.union([color(), z.literal('')]).describe('Of the text; buttons have both colors exchanged.'),
  })
  .meta({ id: 'ConsentBanner' })

export type ConsentBanner = z.output<typeof consentBanner>

/** Settings of the Meta pixel and of consent. */
export const trackingSettings = z
  .object({
    fbPixelId,
    disabledEvents: z.array(trackingEvent).max(10).describe('Events that are not sent.'),
    consent: consentMode.describe('`countries` asks visitors from `countries`, and those whose country is unknown.'),
    countries: z.array(country()).max(300),
    banner: consentBanner,
  })
  .meta({ id: 'TrackingSettings' })

export type TrackingSettings = z.output<typeof trackingSettings>

/**
 * Countries whose law requires consent before a pixel may store or read data on a visitor's device: the European Union with its regions
 * that have country codes, the rest of the European Economic Area (Directive 2002/58/EC, article 5(3)), the United Kingdom and its islands
 * (Privacy and Electronic Communications Regulations 2003, regulation 6), and Switzerland. Checked on 2026-11-23; not legal advice.
 */
export const europeanConsentCountries: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT'],
  ...['NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'AX', 'BL', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT', 'IS', 'LI', 'NO'],
  ...['GB', 'GG', 'GI', 'IM', 'JE', 'CH'],
]
