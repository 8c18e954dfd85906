import { areaMessages } from '../language/language.ts'
import type { catalog } from './messages/en.ts'

/** Messages of the consent banner. */
export const consentMessages = areaMessages<typeof catalog>('tracking')
