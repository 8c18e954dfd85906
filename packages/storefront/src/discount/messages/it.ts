import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Italian, informal (tu). */
export const catalog: Catalog<typeof english> = {
  code: 'Codice sconto',
  apply: 'Applica',
  remove: 'Rimuovi',
  removeCode: 'Rimuovi il codice sconto {code}',
  applied: 'Codice sconto {code} applicato.',
  atCheckout: 'Alla cassa',
  estimatedTotal: 'Totale stimato',
}
