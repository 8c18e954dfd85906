import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of an order: its lines, totals and status. */
export const orderMessages = areaMessages<typeof catalog>('order')
