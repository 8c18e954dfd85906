import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of the checkout. */
export const checkoutMessages = areaMessages<typeof catalog>('checkout')
