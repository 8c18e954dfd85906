import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { select } from './select.ts'
import { text } from './text.ts'
import { url } from './url.ts'
import { MAX_LENGTH } from './values/limits.ts'

/**
 * The last three props of a link (type, URL and target), which buttons also have. The builder warns about an empty URL, unless the link needs none
 * (`expected`).
 */
export const target = (expected: true | Condition = true) => ({
  type: select('Link type', ['internal', 'external'], {
    group: 'Content',
    labels: { internal: 'Page of this store', external: 'Another website' },
  }).default('internal'),
  url: url('URL', { expected }).default(''),
  target: select('Open in', ['_self', '_blank'], {
    group: 'Content',
    labels: { _self: 'Same tab', _blank: 'New tab' },
  }).default('_self'),
})

/** A link: label, url, type and target. Older pages store only the label, as a string; that stays valid. */
export const link = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(z.union([z.looseObject({ label: text('Label').default('Link'), ...target() }), z.string().max(MAX_LENGTH.text)]), {
    control: 'link',
    translatable: 'text',
    group: 'Content',
    label,
    ...options,
  })
