import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** German. Formal address (Sie). */
export const de = {
  // Parts of several emails.
  orderNumber: 'Bestellung {order}',
  items: 'Artikel',
  item: '{quantity} × {item}',
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  free: 'Kostenlos',
  tax: '{rate} {tax}',
  includedTax: 'inkl. {rate} {tax}',
  total: 'Gesamtsumme',
  payment: 'Zahlungsart',
  shippingMethod: 'Versandart',
  shippingAddress: 'Lieferadresse',
  pickup: 'Abholung',
  yourAddress: 'Ihre Adresse',
  giftMessage: 'Grußbotschaft',
  customerNote: 'Nachricht an den Shop',
  tracking: 'Sendungsverfolgung',
  trackShipment: 'Sendung verfolgen',
  viewOrder: 'Bestellung ansehen',

  orderPlacedSubject: 'Ihre Bestellung {order} bei {store}',
  orderPlacedHeading: 'Vielen Dank für Ihre Bestellung!',
  orderPlacedPreview: 'Wir haben Ihre Bestellung erhalten. Gesamtsumme: {total}.',
  orderPlacedPayBefore: 'Bitte zahlen Sie bis zum {date}. Danach wird die Bestellung storniert.',

  paymentLinkSubject: 'Bitte bezahlen Sie Ihre Bestellung {order} bei {store}',
  paymentLinkHeading: 'Ihre Bestellung ist bereit zur Zahlung',
  paymentLinkPreview: 'Gesamtsumme: {total}',
  paymentLinkUntil: 'Dieser Link ist bis zum {date} gültig. Bis dahin sind die Artikel für Sie reserviert.',
  paymentLinkPay: 'Jetzt bezahlen',

  cartReminderSubject: 'Ihr Warenkorb bei {store}',
  cartReminderHeading: 'Sie haben noch Artikel im Warenkorb',
  cartReminderText: 'Schließen Sie Ihre Bestellung ab, solange die Artikel verfügbar sind. Preise können sich ändern.',
  cartReminderComplete: 'Bestellung abschließen',
  cartReminderReason:
    'Sie erhalten diese E-Mail, weil Sie an der Kasse von {store} Ihre E-Mail-Adresse eingegeben haben. Es ist die einzige Erinnerung an diesen Warenkorb.',
  cartReminderUnsubscribe: 'Abbestellen',

  backInStockSubject: '{item} ist wieder erhältlich bei {store}',
  backInStockHeading: '{item} ist wieder erhältlich',
  backInStockText: 'Sie können den Artikel bestellen, solange er verfügbar ist. Wir können ihn nicht für Sie reservieren.',
  backInStockView: 'Produkt ansehen',
  backInStockReason:
    'Sie erhalten diese E-Mail, weil Sie {store} gebeten haben, Sie zu benachrichtigen, sobald dieser Artikel wieder verfügbar ist. Es ist die einzige E-Mail zu dieser Anfrage.',

  orderShippedSubject: 'Ihre Bestellung {order} ist unterwegs',
  orderShippedPartSubject: 'Ein Teil Ihrer Bestellung {order} ist unterwegs',
  orderShippedPickupSubject: 'Ihre Bestellung {order} liegt zur Abholung bereit',
  orderShippedPickupPartSubject: 'Ein Teil Ihrer Bestellung {order} liegt zur Abholung bereit',
  orderShippedDigitalSubject: 'Ihre Bestellung {order} ist abgeschlossen',
  orderShippedDigitalPartSubject: 'Ein Teil Ihrer Bestellung {order} ist abgeschlossen',
  orderShippedItems: 'Artikel in dieser Sendung',
  orderShippedPickupItems: 'Artikel zur Abholung',
  orderShippedRestFollows: 'Der Rest Ihrer Bestellung folgt.',
  orderShippedLast: 'Damit ist Ihre Bestellung vollständig.',
  orderShippedEarlier: 'Frühere Sendungen',
  parcelShipped: 'Versandt',
  parcelDelivered: 'Zugestellt',
  parcelReturned: 'Zurückgesendet',

  orderTrackingSubject: 'Sendungsverfolgung zu Ihrer Bestellung {order} aktualisiert',

  orderDeliveredSubject: 'Ihre Bestellung {order} wurde zugestellt',
  orderDeliveredPartSubject: 'Ein Teil Ihrer Bestellung {order} wurde zugestellt',
  orderDeliveredPickupSubject: 'Ihre Bestellung {order} wurde abgeholt',
  orderDeliveredPickupPartSubject: 'Ein Teil Ihrer Bestellung {order} wurde abgeholt',
  orderDeliveredReview: 'Wie gefallen Ihnen Ihre Artikel? Bewerten Sie sie auf der Seite Ihrer Bestellung.',

  orderRefundedSubject: 'Wir haben Ihnen {amount} für Ihre Bestellung {order} erstattet',
  orderRefundedItemsSubject: 'Artikel Ihrer Bestellung {order} wurden storniert',
  orderRefundedDelay: 'Es kann bis zu {days} Tage dauern, bis der Betrag auf Ihrem Konto oder Ihrer Karte gutgeschrieben ist.',

  orderCanceledSubject: 'Ihre Bestellung {order} wurde storniert',
  orderCanceledRestSubject: 'Der Rest Ihrer Bestellung {order} wurde storniert',
  orderCanceledUnpaid:
    'Sie wurde nicht rechtzeitig bezahlt. Wenn Sie bereits bezahlt haben, antworten Sie bitte auf diese E-Mail.',
  orderCanceledItems: 'Stornierte Artikel',

  paymentReceivedSubject: 'Wir haben Ihre Zahlung für die Bestellung {order} erhalten',
  paymentReceivedText: 'Vielen Dank! Ihre Zahlung über {amount} ist bei uns eingegangen.',

  paymentFailedSubject: 'Ihre Zahlung für die Bestellung {order} ist fehlgeschlagen',
  paymentFailedText:
    'Ihre Bestellung ist noch nicht abgeschlossen. Wir reservieren die Artikel bis zum {time} für Sie. Bis dahin können Sie erneut bezahlen.',
  paymentFailedPay: 'Erneut bezahlen',

  paymentReturnedSubject: 'Ihre Zahlung für die Bestellung {order} wurde erstattet',
  paymentReturnedText:
    'Wir haben Ihnen {amount} erstattet, weil die Bestellung beim Eingang Ihrer Zahlung bereits geschlossen oder bezahlt war oder ihre Artikel ausverkauft waren.',
  paymentReturnedNext: 'Wenn Sie die Artikel weiterhin möchten, bestellen Sie bitte erneut oder antworten Sie auf diese E-Mail.',

  accountCodeSubject: '{code} ist Ihr Code für {store}',
  accountCodeHeading: 'Ihr Anmeldecode für {store}',
  accountCodeValidity: { one: 'Der Code ist {count} Minute gültig.', other: 'Der Code ist {count} Minuten gültig.' },
  accountCodeWarning:
    'Wenn Sie den Code nicht angefordert haben, können Sie diese E-Mail ignorieren. Geben Sie den Code an niemanden weiter.',

  // The example of previews and test emails.
  sampleShirt: 'Leinenhemd',
  sampleMug: 'Steingutbecher',
  sampleSize: 'Größe',
  sampleColor: 'Farbe',
  sampleSand: 'Sand',
  sampleDiscount: 'Willkommen',
  sampleTax: 'MwSt.',
  samplePayment: 'Überweisung',
  sampleInstructions: 'Bitte überweisen Sie den Betrag auf {iban}.\nWir versenden nach Zahlungseingang.',
  sampleShipping: 'Standardversand',
  sampleReason: 'Das Leinenhemd ist leider ausverkauft.',
  sampleMessage: 'Vielen Dank für Ihren Anruf. Hier ist Ihre Bestellung.',
  sampleGiftMessage: 'Alles Gute zum Geburtstag!',
  sampleCity: 'Wien',
  sampleCountry: 'Österreich',
} satisfies Catalog<typeof en>
