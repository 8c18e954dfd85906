import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Dutch, informal (je). */
export const catalog: Catalog<typeof english> = {
  code: 'Kortingscode',
  apply: 'Toepassen',
  remove: 'Verwijderen',
  removeCode: 'Kortingscode {code} verwijderen',
  applied: 'Kortingscode {code} toegepast.',
  atCheckout: 'Bij het afrekenen',
  estimatedTotal: 'Geschat totaal',
}
