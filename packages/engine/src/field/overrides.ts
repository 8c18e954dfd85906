import { z } from 'zod'
import { MAX_LENGTH } from './values/limits.ts'

/** The most blocks of one shared component whose values an instance changes. */
const MOST = 200

const hidden = { control: 'hidden' } as const

/**
 * The values that an instance of a shared component changes, by block of the component. Each is a partial stored block: `props` contains the
 * changed values only. Panels do not show it.
 */
export const overrides = () =>
  z
    .array(
      z.object({
        id: z.string().max(MAX_LENGTH.itemId).meta(hidden).default(''),
        type: z.string().max(MAX_LENGTH.itemId).meta(hidden).default(''),
        version: z.int().min(1).max(1_000_000).meta(hidden).default(1),
        props: z.record(z.string().max(MAX_LENGTH.itemId), z.unknown()).meta(hidden).default({}),
      }),
    )
    .max(MOST)
    .meta({ ...hidden, label: 'Values of this page' })
    .default([])
