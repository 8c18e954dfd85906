import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** German, formal (Sie). */
export const catalog: Catalog<typeof english> = {
  code: 'Rabattcode',
  apply: 'Einlösen',
  remove: 'Entfernen',
  removeCode: 'Rabattcode {code} entfernen',
  applied: 'Rabattcode {code} wurde eingelöst.',
  atCheckout: 'An der Kasse',
  estimatedTotal: 'Voraussichtliche Summe',
}
