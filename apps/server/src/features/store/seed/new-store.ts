import type { Currency } from '@blockfront/commerce'
import type { StarterTheme } from '../../../themes/theme.ts'

/** A store that was just created, as its first contents need it. */
export type NewStore = { storeId: string; name: string; currency: Currency; storeEmail: string; theme: StarterTheme }
