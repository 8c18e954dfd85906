import { z } from 'zod'
import { id, time, url } from '../../values.ts'

/** Days after which a preview link expires. */
export const previewDays = z.union([z.literal(1), z.literal(7), z.literal(30)])

/** A link that shows the draft of one page to anyone who has it. */
export const pagePreview = z
  .object({ previewId: id(), pageId: id(), url: url(), createdAt: time(), expiresAt: time() })
  .meta({ id: 'PagePreview' })
