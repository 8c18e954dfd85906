import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'
import { backgroundPattern, cssTextPattern } from './values/pattern.ts'

/**
 * A background in one prop: the URL of an image or a video, a color, or a gradient. `kind` names the sibling prop that says which
 * one it is (`image`, `video`, `solid` or `gradient`). `false` and `""` both mean none.
 */
export const background = <const W extends Condition = never>(
  label: string,
  { kind, ...options }: FieldOptions<W> & { kind: string },
) =>
  defineField(
    z.union([
      z
        .string()
        .max(MAX_LENGTH.cssText)
        .regex(cssTextPattern(), 'Not a color or gradient. Enter one such as #1a1a1a or linear-gradient(135deg, #222, #666).'),
      z
        .string()
        .max(MAX_LENGTH.url)
        .regex(backgroundPattern(), 'Not the URL of a file. Choose a file from your media library, or enter an https URL.'),
      z.literal(false),
    ]),
    {
      control: 'file',
      accept: 'image',
      cases: [
        { when: { [kind]: 'video' }, control: 'file', accept: 'video' },
        { when: { [kind]: 'solid' }, control: 'color' },
        { when: { [kind]: 'gradient' }, control: 'gradient' },
      ],
      group: 'Content',
      label,
      ...options,
    },
  )
