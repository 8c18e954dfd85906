import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { newPixelId, trackingSettings } from '../../entities/store/tracking.ts'
import { id, text } from '../../values.ts'

export const trackingEndpoints = {
  'tracking.get': {
    route: 'GET /tracking/fetch-settings',
    access: 'member',
    needs: 'settings.view',
    store: 'query.storeId',
    summary: 'Get the settings of the Meta pixel and of consent',
    query: z.object({ storeId: id() }),
    response: trackingSettings,
  },
  'tracking.update': {
    route: 'PUT /tracking/update-settings',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Update the settings of the Meta pixel and of consent; omitted settings do not change',
    body: trackingSettings.extend({ fbPixelId: newPixelId }).partial().extend({ storeId: id() }),
    response: trackingSettings,
  },
  'tracking.consent': {
    route: 'GET /tracking/consent',
    access: 'host',
    summary: 'Get whether this visitor must be asked for consent before the pixel loads',
    description:
      'For stores that ask in chosen countries. The country is that of a header of the proxy, if the installation configures one, otherwise that of the time zone. An unknown country is asked.',
    query: z.object({
      timeZone: text(60).default('').describe('IANA name, as the browser reports it.'),
      language: text(35).default('').describe('BCP 47. A region in it can only add a question.'),
    }),
    response: z.object({ ask: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>
