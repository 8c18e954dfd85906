import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Dutch, informal (je). */
export const catalog: Catalog<typeof english> = {
  title: 'Je winkelwagen',
  empty: 'Je winkelwagen is leeg',
  emptyHint: 'Producten die je toevoegt, verschijnen hier.',
  continueShopping: 'Verder winkelen',
  remove: 'Verwijderen',
  removeItem: '{name} verwijderen',
  increase: 'Aantal van {name} verhogen',
  decrease: 'Aantal van {name} verlagen',
  subtotal: 'Subtotaal',
  taxAndShipping: 'Verzendkosten en btw worden bij het afrekenen berekend.',
  shippingOnly: 'Prijzen zijn inclusief btw. Verzendkosten worden bij het afrekenen berekend.',
  otherStores: 'Deze artikelen zijn van een andere winkel en kunnen hier niet worden gekocht: {names}.',
  removeOtherStores: 'Artikelen van andere winkels verwijderen',
  limitedToStock: {
    one: 'Er is nog maar {count} van {name} op voorraad. Je winkelwagen is aangepast.',
    other: 'Er zijn er nog maar {count} van {name} op voorraad. Je winkelwagen is aangepast.',
  },
  onlyAvailable: { one: 'Nog maar {count} op voorraad.', other: 'Nog maar {count} op voorraad.' },
  setQuantity: 'Aantal wijzigen in {quantity}',
  unavailable: 'Niet inbegrepen in het subtotaal.',
  repaired: 'Sommige artikelen in je bewaarde winkelwagen konden niet worden gelezen. Controleer je winkelwagen.',
  waiting: 'Bestelling {number} wacht op je betaling',
  waitingUntil: 'We houden de artikelen vast tot {time}.',
  waitingReplace: 'Wil je iets anders bestellen, annuleer dan eerst bestelling {number}. De artikelen blijven in je winkelwagen.',
  waitingPay: 'Bestelling {number} betalen',
  waitingCancel: 'Bestelling {number} annuleren en opnieuw bestellen',
  freeShippingMissing: 'Nog {amount} tot gratis verzending ({country}).',
  freeShippingReached: 'Je krijgt gratis verzending ({country}).',
}
