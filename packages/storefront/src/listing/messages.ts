import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of product lists and of the search. */
export const listingMessages = areaMessages<typeof catalog>('listing')
