import { z } from 'zod'
import { defineField } from './define-field.ts'
import type { Condition, FieldOptions } from './meta.ts'
import { MAX_LENGTH } from './values/limits.ts'
import { urlPattern } from './values/pattern.ts'

/** A URL: http, https, mailto, tel, or a path of the store such as `/shop`. Empty means none. */
export const url = <const W extends Condition = never>(label: string, options: FieldOptions<W> = {}) =>
  defineField(
    z
      .string()
      .max(MAX_LENGTH.url)
      .regex(urlPattern(), 'Not a URL. Enter a path such as /shop, or a URL that starts with https://.'),
    { control: 'url', group: 'Content', label, ...options },
  )
