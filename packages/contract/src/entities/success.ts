import { z } from 'zod'

/** Response without data. */
export const success = z.object({ ok: z.literal(true) }).meta({ id: 'Done' })
