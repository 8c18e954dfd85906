import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of discounts in the cart and at checkout. */
export const discountMessages = areaMessages<typeof catalog>('discount')
