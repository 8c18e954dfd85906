import type { Currency } from '@blockfront/commerce'
import type { StarterTheme } from '@blockfront/starter'

/** A store that was just created, with what its first content depends on. */
export type NewStore = { storeId: string; name: string; currency: Currency; storeEmail: string; theme: StarterTheme }
