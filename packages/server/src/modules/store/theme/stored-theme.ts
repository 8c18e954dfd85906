import { theme as themeSchema } from '@blockfront/contract'
import type { z } from 'zod'
import { defaultTheme, type Theme } from './default-theme.ts'

/** Returns the theme of a store. Each stored token that is missing or no longer valid is replaced with its default. */
export function storedTheme(row: { theme: unknown }): Theme {
  const stored = { ...defaultTheme, ...(row.theme as Partial<Theme>) }
  const parsed = themeSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  const { palette, fonts, ...rest } = themeSchema.shape
  return {
    ...repair(rest, stored, defaultTheme),
    palette: repair(palette.shape, stored.palette, defaultTheme.palette),
    fonts: repair(fonts.shape, stored.fonts, defaultTheme.fonts),
  }
}

/** Returns `stored` with the default for every value that does not fit its schema. */
function repair<T extends object>(shape: { [K in keyof T]?: z.ZodType }, stored: unknown, defaults: T): T {
  const record = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const entries = (Object.entries(shape) as [string & keyof T, z.ZodType][]).map(([key, schema]) => {
    const result = schema.safeParse(record[key])
    return [key, result.success ? result.data : defaults[key]]
  })
  return { ...defaults, ...Object.fromEntries(entries) }
}
