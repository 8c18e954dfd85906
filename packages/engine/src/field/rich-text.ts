import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions, RichTextFormat } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'

export interface RichTextOptions<W extends Condition = Condition> extends FieldOptions<W> {
  /**
   * The formats that the editor offers: `['bold', 'italic', 'link']`. An edited text loses all others, including tables and images of older
   * texts. Default: every format.
   */
  formats?: readonly RichTextFormat[]
}

/**
 * Formatted text as HTML, up to 200,000 characters. Any string is valid: the server sanitizes it on save, and views draw it with
 * `RichText`, which renders a short list of elements and shows everything else as text.
 */
export const richText = <const W extends Condition = never>(label: string, options: RichTextOptions<W> = {}) =>
  defineField(z.string().max(MAX_LENGTH.richText), {
    control: 'richText',
    translatable: 'richText',
    group: 'Content',
    label,
    ...options,
  })
