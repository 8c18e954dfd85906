import { z } from 'zod'
import { lists } from '../../lists.ts'
import { count, id, languageTag, text, time, url } from '../../values.ts'
import { translationType } from './translation.ts'

export const mediaKind = z.enum(lists['media.list'].filters.kind.values)

/** A use of a media item. */
export const mediaUsage = z
  .object({
    kind: z.enum(['page', 'global', 'product', 'variation', 'category', 'store', 'checkout', 'section', 'translation']),
    id: id(),
    name: text(200),
    productId: id().optional().describe('Product of a variation.'),
    locale: languageTag().optional().describe('Language of a translation.'),
    type: translationType.optional().describe('Type of the translated item.'),
  })
  .meta({ id: 'MediaUsage' })

/** The number of files that stored content named although they were deleted. */
export const missingFiles = () =>
  count().describe('Deleted files that were used. Their images are empty, and images and links in formatted texts are left out.')

export const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export const mediaItem = z
  .object({
    id: id(),
    storeId: id(),
    url: url().describe('URL of the original file.'),
    filename: text(255),
    kind: mediaKind,
    mime: text(100),
    bytes: z.int().min(0),
    width: count().nullable(),
    height: count().nullable(),
    alt: text(500),
    focalPoint: focalPoint,
    variants: z.array(z.object({ format: z.enum(['avif', 'webp']), width: count(), url: url() })),
    status: z.enum(['processing', 'ready', 'failed']).describe('Status of the variants.'),
    createdAt: time(),
    usages: z.array(mediaUsage),
  })
  .meta({ id: 'MediaItem' })

/** An image that comes with the themes. */
export const starterImage = z
  .object({
    name: text(200),
    url: url(),
    width: count(),
    height: count(),
    thumbnail: url().describe('URL of a small version.'),
  })
  .meta({ id: 'StarterImage' })

/** Attributes to show an image of the library in its available sizes. */
export const imageSource = z
  .object({
    src: url(),
    srcSet: text(2000).optional(),
    width: count().optional(),
    height: count().optional(),
    alt: text(500).optional(),
    style: z
      .object({ objectPosition: text(40) })
      .optional()
      .describe('Keeps the focal point visible when the image is cropped.'),
  })
  .meta({ id: 'PictureSource' })

export type MediaUsage = z.output<typeof mediaUsage>
export type MediaItem = z.output<typeof mediaItem>
