import { z } from 'zod'
import { MAX_LENGTH } from './values/limits.ts'
import { cssTextPattern } from './values/pattern.ts'

/** A value of CSS text that fetches nothing and ends nothing. Shadow, border and gradient give it a control and words. */
export const cssText = (message: string) => z.string().max(MAX_LENGTH.cssText).regex(cssTextPattern(), message)
