import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Italian, informal (tu). */
export const catalog: Catalog<typeof english> = {
  title: 'Il tuo carrello',
  empty: 'Il tuo carrello è vuoto',
  emptyHint: 'I prodotti che aggiungi appariranno qui.',
  continueShopping: 'Continua lo shopping',
  remove: 'Rimuovi',
  removeItem: 'Rimuovi {name}',
  increase: 'Aumenta la quantità di {name}',
  decrease: 'Riduci la quantità di {name}',
  subtotal: 'Subtotale',
  taxAndShipping: 'Spedizione e imposte vengono calcolate alla cassa.',
  shippingOnly: 'Prezzi tasse incluse. La spedizione viene calcolata alla cassa.',
  otherStores: 'Questi articoli provengono da un altro negozio e non possono essere acquistati qui: {names}.',
  removeOtherStores: 'Rimuovi gli articoli di altri negozi',
  limitedToStock: {
    one: 'Di {name} è rimasto solo {count} pezzo. Il carrello è stato aggiornato.',
    other: 'Di {name} sono rimasti solo {count} pezzi. Il carrello è stato aggiornato.',
  },
  onlyAvailable: { one: 'Solo {count} pezzo disponibile.', other: 'Solo {count} pezzi disponibili.' },
  setQuantity: 'Modifica la quantità in {quantity}',
  unavailable: 'Non incluso nel subtotale.',
  repaired: 'Non è stato possibile leggere alcuni articoli del carrello salvato. Controlla il carrello.',
  waiting: 'L’ordine {number} è in attesa del pagamento',
  waitingUntil: 'Teniamo da parte gli articoli fino a: {time}.',
  waitingReplace: 'Per ordinare altro, annulla prima l’ordine {number}. I suoi articoli restano nel carrello.',
  waitingPay: 'Paga l’ordine {number}',
  waitingCancel: 'Annulla l’ordine {number} ed effettuane uno nuovo',
  freeShippingMissing: 'Mancano {amount} per la spedizione gratuita ({country}).',
  freeShippingReached: 'Hai la spedizione gratuita ({country}).',
}
