import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { paymentMethod } from '../entities/payment.ts'
import { id } from '../values.ts'

export const paymentEndpoints = {
  'payment.methods': {
    access: 'member',
    store: 'query.storeId',
    summary: 'List payment methods without their secrets',
    query: z.object({ storeId: id() }),
    response: z.array(paymentMethod),
  },
} as const satisfies Record<string, Endpoint>
