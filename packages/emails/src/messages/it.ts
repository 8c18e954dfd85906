import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Italian. Informal address (tu). */
export const it = {
  // Parts of several emails.
  orderNumber: 'Ordine {order}',
  items: 'Articoli',
  item: '{quantity} × {item}',
  subtotal: 'Subtotale',
  shipping: 'Spedizione',
  free: 'Gratis',
  tax: '{tax} {rate}',
  includedTax: 'Include {tax} {rate}',
  total: 'Totale',
  payment: 'Metodo di pagamento',
  shippingMethod: 'Metodo di spedizione',
  shippingAddress: 'Indirizzo di spedizione',
  pickup: 'Ritiro',
  yourAddress: 'Il tuo indirizzo',
  giftMessage: 'Messaggio regalo',
  customerNote: 'Nota per il negozio',
  tracking: 'Tracciamento',
  trackShipment: 'Traccia la spedizione',
  viewOrder: 'Visualizza l’ordine',

  orderPlacedSubject: 'Il tuo ordine {order} su {store}',
  orderPlacedHeading: 'Grazie per il tuo ordine!',
  orderPlacedPreview: 'Abbiamo ricevuto il tuo ordine. Totale: {total}.',
  orderPlacedPayBefore: 'Effettua il pagamento entro il {date}. Dopo questa data l’ordine verrà annullato.',

  paymentLinkSubject: 'Paga il tuo ordine {order} su {store}',
  paymentLinkHeading: 'Il tuo ordine è pronto per il pagamento',
  paymentLinkPreview: 'Totale: {total}',
  paymentLinkUntil: 'Questo link è valido fino al {date}. Fino ad allora i tuoi articoli sono riservati.',
  paymentLinkPay: 'Paga ora',

  cartReminderSubject: 'Il tuo carrello su {store}',
  cartReminderHeading: 'Hai lasciato qualcosa nel carrello',
  cartReminderText: 'Completa l’ordine finché gli articoli sono disponibili. I prezzi possono cambiare.',
  cartReminderComplete: 'Completa l’ordine',
  cartReminderReason:
    'Ricevi questa e-mail perché hai inserito il tuo indirizzo durante il checkout su {store}. È l’unico promemoria per questo carrello.',
  cartReminderUnsubscribe: 'Annulla l’iscrizione',

  backInStockSubject: '{item} è di nuovo disponibile su {store}',
  backInStockHeading: '{item} è di nuovo disponibile',
  backInStockText: 'Puoi ordinarlo finché è disponibile. Non possiamo riservarlo per te.',
  backInStockView: 'Vedi il prodotto',
  backInStockReason:
    'Ricevi questa e-mail perché hai chiesto a {store} di avvisarti quando questo articolo torna disponibile. È l’unica e-mail relativa a questa richiesta.',

  orderShippedSubject: 'Il tuo ordine {order} è stato spedito',
  orderShippedPartSubject: 'Una parte del tuo ordine {order} è stata spedita',
  orderShippedPickupSubject: 'Il tuo ordine {order} è pronto per il ritiro',
  orderShippedPickupPartSubject: 'Una parte del tuo ordine {order} è pronta per il ritiro',
  orderShippedDigitalSubject: 'Il tuo ordine {order} è stato completato',
  orderShippedDigitalPartSubject: 'Una parte del tuo ordine {order} è stata completata',
  orderShippedItems: 'Articoli in questa spedizione',
  orderShippedPickupItems: 'Articoli pronti per il ritiro',
  orderShippedRestFollows: 'Il resto del tuo ordine arriverà in seguito.',
  orderShippedLast: 'Il tuo ordine è ora completo.',
  orderShippedEarlier: 'Spedizioni precedenti',
  parcelShipped: 'Spedito',
  parcelDelivered: 'Consegnato',
  parcelReturned: 'Restituito',

  orderTrackingSubject: 'Nuovi dati di tracciamento per il tuo ordine {order}',

  orderDeliveredSubject: 'Il tuo ordine {order} è stato consegnato',
  orderDeliveredPartSubject: 'Una parte del tuo ordine {order} è stata consegnata',
  orderDeliveredPickupSubject: 'Il tuo ordine {order} è stato ritirato',
  orderDeliveredPickupPartSubject: 'Una parte del tuo ordine {order} è stata ritirata',
  orderDeliveredReview: 'Ti piacciono i tuoi articoli? Scrivi una recensione nella pagina del tuo ordine.',

  orderRefundedSubject: 'Ti abbiamo rimborsato {amount} per il tuo ordine {order}',
  orderRefundedItemsSubject: 'Alcuni articoli del tuo ordine {order} sono stati annullati',
  orderRefundedDelay:
    'Possono essere necessari fino a {days} giorni prima che il rimborso compaia sul tuo conto o sulla tua carta.',

  orderCanceledSubject: 'Il tuo ordine {order} è stato annullato',
  orderCanceledRestSubject: 'Il resto del tuo ordine {order} è stato annullato',
  orderCanceledUnpaid: 'Non è stato pagato in tempo. Se hai già pagato, rispondi a questa e-mail.',
  orderCanceledItems: 'Articoli annullati',

  paymentReceivedSubject: 'Abbiamo ricevuto il pagamento del tuo ordine {order}',
  paymentReceivedText: 'Grazie! Abbiamo ricevuto il tuo pagamento di {amount}.',

  paymentFailedSubject: 'Il pagamento del tuo ordine {order} non è riuscito',
  paymentFailedText:
    'Il tuo ordine non è ancora confermato. Riserviamo i tuoi articoli fino al {time}: entro questo termine puoi riprovare a pagare.',
  paymentFailedPay: 'Riprova a pagare',

  paymentReturnedSubject: 'Il pagamento del tuo ordine {order} è stato rimborsato',
  paymentReturnedText:
    'Ti abbiamo rimborsato {amount} perché, all’arrivo del pagamento, l’ordine era già chiuso o pagato oppure i suoi articoli erano esauriti.',
  paymentReturnedNext: 'Se desideri ancora gli articoli, effettua un nuovo ordine o rispondi a questa e-mail.',

  accountCodeSubject: '{code} è il tuo codice per {store}',
  accountCodeHeading: 'Il tuo codice per accedere a {store}',
  accountCodeValidity: { one: 'Il codice è valido per {count} minuto.', other: 'Il codice è valido per {count} minuti.' },
  accountCodeWarning: 'Se non l’hai richiesto, puoi ignorare questa e-mail. Non condividere il codice con nessuno.',

  // The example of previews and test emails.
  sampleShirt: 'Camicia di lino',
  sampleMug: 'Tazza in gres',
  sampleSize: 'Taglia',
  sampleColor: 'Colore',
  sampleSand: 'Sabbia',
  sampleDiscount: 'Benvenuto',
  sampleTax: 'IVA',
  samplePayment: 'Bonifico bancario',
  sampleInstructions: 'Invia l’importo a {iban}.\nSpediamo appena riceviamo il pagamento.',
  sampleShipping: 'Spedizione standard',
  sampleReason: 'La camicia di lino è esaurita.',
  sampleMessage: 'Grazie per la chiamata. Ecco il tuo ordine.',
  sampleGiftMessage: 'Buon compleanno!',
  sampleCity: 'Vienna',
  sampleCountry: 'Austria',
} satisfies Catalog<typeof en>
