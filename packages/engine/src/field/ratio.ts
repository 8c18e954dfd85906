import { z } from 'zod'
import { defineField } from './define-field.ts'

/** A name and two to six numbers of twelfths. */
const RATIO = /^(?:[\w-]{1,40}(?: \d{1,2}){2,6})?$/

/**
 * The widths of elements side by side, which the owner changes with handles on the canvas; panels do not show it. It belongs to the value of the
 * sibling prop `per`, such as a layout: `halves 7 5` applies while that prop is `halves`, so that another choice has its own widths. `of` is a CSS
 * selector of the first of these elements. A view reads it with `sharesOf` (engine/render).
 */
export const ratio = (label: string, { per, of }: { per: string; of: string }) =>
  defineField(z.string().max(80).regex(RATIO), {
    control: 'hidden',
    group: 'Layout',
    label,
    handle: { edge: 'ratio', of, per },
  }).default('')
