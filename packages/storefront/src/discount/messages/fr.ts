import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** French, formal (vous). */
export const catalog: Catalog<typeof english> = {
  code: 'Code promo',
  apply: 'Appliquer',
  remove: 'Supprimer',
  removeCode: 'Supprimer le code promo {code}',
  applied: 'Code promo {code} appliqué.',
  atCheckout: 'Lors du paiement',
  estimatedTotal: 'Total estimé',
}
