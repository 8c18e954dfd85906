import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { plan } from '../entities/account.ts'

export const billingEndpoints = {
  'billing.plans': {
    access: 'public',
    summary: 'List the available plans, smallest first',
    response: z.array(plan),
  },
} as const satisfies Record<string, Endpoint>
