import { z } from 'zod'
import { MAX_LENGTH } from './values/limits.ts'

/**
 * The id of a list item with a slot (`Slot.each`). Panels do not show it. Loading replaces an empty id and that of another item; the items
 * of a default need different ids.
 */
export const slotId = () => z.string().max(MAX_LENGTH.itemId).meta({ control: 'hidden' }).default('')
