import type { BlockEnglish, Messages } from '@blockfront/engine/render'
import { areaMessages } from './language.ts'

/** Messages of blocks. */
export const blockMessages: Messages = areaMessages<BlockEnglish>('blocks')
