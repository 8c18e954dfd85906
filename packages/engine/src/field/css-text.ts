import { z } from 'zod'
import { MAX_LENGTH } from './values/limits.ts'
import { cssTextPattern } from './values/pattern.ts'

/** CSS text that loads nothing and cannot end a declaration. Shadow, border and gradient add a control and a message. */
export const cssText = (message: string) => z.string().max(MAX_LENGTH.cssText).regex(cssTextPattern(), message)
