import type { Catalog, Messages as MessagesOf } from '@blockfront/messages'
import type { catalog } from './messages/en.ts'

/** The messages of views in one language. English is in `messages/en.ts`. */
export type BlockCatalog = Catalog<typeof catalog>

/** The type of the English catalog. */
export type BlockEnglish = typeof catalog

/** The messages as views read them; see `createMessages` of `@blockfront/messages`. */
export type Messages = MessagesOf<typeof catalog>
