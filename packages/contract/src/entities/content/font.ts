import { z } from 'zod'
import { count, id, time } from '../../values.ts'

/** Largest file of an uploaded font, in bytes. */
export const MAX_FONT_BYTES = 500_000

/** A font that a store uploaded. */
export const storeFont = z
  .object({
    fontId: id(),
    family: z
      .string()
      .min(1)
      .max(60)
      .regex(/^[A-Za-z0-9][A-Za-z0-9 -]*$/)
      .describe('Its name in a list of font families of the theme, from the file.'),
    category: z.enum(['sans', 'serif', 'handwriting', 'mono']),
    weight: z.string().max(9).describe('One weight, or a range such as `100 900`.'),
    url: z.string().max(200).describe('Path of the file on the hostnames of the store and on the main hostname.'),
    bytes: count(),
    createdAt: time(),
  })
  .meta({ id: 'StoreFont' })

export type StoreFont = z.output<typeof storeFont>
