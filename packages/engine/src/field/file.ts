import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'
import { filePattern } from './values/pattern.ts'

/** An image or a video, from the media library or by URL. `false` and `""` both mean none (blocks.md keeps both). */
export const file = <const W extends Condition = never>(
  label: string,
  { accept = 'image', ...options }: FieldOptions<W> & { accept?: 'image' | 'video' } = {},
) =>
  defineField(
    z.union([
      z
        .string()
        .max(MAX_LENGTH.url)
        .regex(filePattern(), 'Not the URL of a file. Choose a file from your media library, or enter an https URL.'),
      z.literal(false),
    ]),
    { control: 'file', group: 'Content', label, accept, ...options },
  )
