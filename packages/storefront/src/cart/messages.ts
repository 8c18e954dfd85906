import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of the cart. */
export const cartMessages = areaMessages<typeof catalog>('cart')
