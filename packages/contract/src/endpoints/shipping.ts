import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { shippingZone } from '../entities/shipping.ts'
import { id } from '../values.ts'

export const shippingEndpoints = {
  'shipping.zones': {
    access: 'member',
    store: 'query.storeId',
    summary: 'List shipping zones with their rates',
    query: z.object({ storeId: id() }),
    response: z.array(shippingZone),
  },
} as const satisfies Record<string, Endpoint>
