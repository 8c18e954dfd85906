import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages for codes of errors and problems that the server reports. */
export const problemMessages = areaMessages<typeof catalog>('problems')
