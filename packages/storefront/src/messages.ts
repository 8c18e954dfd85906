import { areaMessages } from './language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of every page of a store outside of blocks. Each area has a separate table. */
export const messages = areaMessages<typeof catalog>('store')
