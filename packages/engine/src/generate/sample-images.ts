import { z } from 'zod'
import { bare, metaOf } from '../field/meta.ts'
import { picture, type Subject } from './sample-picture.ts'

const SUBJECTS: readonly Subject[] = ['chair', 'plant', 'lamp', 'vase', 'mug', 'bag']

/** Returns props of a block with sample images in its empty image fields, also in those of its lists. */
export function withSampleImages(schema: z.ZodType, props: Record<string, unknown>): Record<string, unknown> {
  let count = 0
  const fill = (type: z.ZodType, value: unknown): unknown => {
    const { control, accept } = metaOf(type)
    if (control === 'file' && accept === 'image' && !value) {
      const tone = count++
      return picture(SUBJECTS[tone % SUBJECTS.length] ?? 'chair', tone)
    }
    const inner = bare(type)
    if (inner instanceof z.ZodArray && Array.isArray(value))
      return value.map((item: unknown) => fill(inner.element as z.ZodType, item))
    if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, own]) => [key, inner.shape[key] ? fill(inner.shape[key] as z.ZodType, own) : own]),
      )
    return value
  }
  return fill(schema, props) as Record<string, unknown>
}
