import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of the customer's account. */
export const accountMessages = areaMessages<typeof catalog>('account')
