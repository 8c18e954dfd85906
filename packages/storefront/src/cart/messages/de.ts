import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** German, formal (Sie). */
export const catalog: Catalog<typeof english> = {
  title: 'Ihr Warenkorb',
  empty: 'Ihr Warenkorb ist leer',
  emptyHint: 'Hinzugefügte Produkte erscheinen hier.',
  continueShopping: 'Weiter einkaufen',
  remove: 'Entfernen',
  removeItem: '{name} entfernen',
  increase: 'Menge von {name} erhöhen',
  decrease: 'Menge von {name} verringern',
  subtotal: 'Zwischensumme',
  taxAndShipping: 'Versand und Steuern werden an der Kasse berechnet.',
  shippingOnly: 'Preise inkl. MwSt. Der Versand wird an der Kasse berechnet.',
  otherStores: 'Diese Artikel stammen aus einem anderen Shop und können hier nicht gekauft werden: {names}.',
  removeOtherStores: 'Artikel anderer Shops entfernen',
  limitedToStock: {
    one: 'Von {name} ist nur noch {count} Stück auf Lager. Ihr Warenkorb wurde angepasst.',
    other: 'Von {name} sind nur noch {count} Stück auf Lager. Ihr Warenkorb wurde angepasst.',
  },
  onlyAvailable: { one: 'Nur noch {count} Stück auf Lager.', other: 'Nur noch {count} Stück auf Lager.' },
  setQuantity: 'Menge auf {quantity} ändern',
  unavailable: 'Nicht in der Zwischensumme enthalten.',
  repaired: 'Einige Artikel in Ihrem gespeicherten Warenkorb konnten nicht gelesen werden. Bitte prüfen Sie Ihren Warenkorb.',
  waiting: 'Bestellung {number} wartet auf Ihre Zahlung',
  waitingUntil: 'Wir reservieren die Artikel bis {time}.',
  waitingReplace:
    'Um etwas anderes zu bestellen, stornieren Sie zuerst Bestellung {number}. Die Artikel bleiben in Ihrem Warenkorb.',
  waitingPay: 'Bestellung {number} bezahlen',
  waitingCancel: 'Bestellung {number} stornieren und neu bestellen',
  freeShippingMissing: 'Noch {amount} bis zum kostenlosen Versand ({country}).',
  freeShippingReached: 'Ihr Versand ist kostenlos ({country}).',
}
