import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Dutch. Informal address (je). */
export const nl = {
  // Parts of several emails.
  orderNumber: 'Bestelling {order}',
  items: 'Artikelen',
  item: '{quantity} × {item}',
  subtotal: 'Subtotaal',
  shipping: 'Verzending',
  free: 'Gratis',
  tax: '{rate} {tax}',
  includedTax: 'Inclusief {rate} {tax}',
  total: 'Totaal',
  payment: 'Betaalmethode',
  shippingMethod: 'Verzendmethode',
  shippingAddress: 'Bezorgadres',
  pickup: 'Afhalen',
  yourAddress: 'Je adres',
  giftMessage: 'Cadeauboodschap',
  customerNote: 'Opmerking voor de winkel',
  tracking: 'Track & trace',
  trackShipment: 'Volg je zending',
  viewOrder: 'Bekijk je bestelling',

  orderPlacedSubject: 'Je bestelling {order} bij {store}',
  orderPlacedHeading: 'Bedankt voor je bestelling!',
  orderPlacedPreview: 'We hebben je bestelling ontvangen. Totaal: {total}.',
  orderPlacedPayBefore: 'Betaal uiterlijk op {date}. Daarna wordt de bestelling geannuleerd.',

  paymentLinkSubject: 'Betaal je bestelling {order} bij {store}',
  paymentLinkHeading: 'Je bestelling staat klaar om te betalen',
  paymentLinkPreview: 'Totaal: {total}',
  paymentLinkUntil: 'Deze link is geldig tot {date}. Tot die tijd zijn je artikelen gereserveerd.',
  paymentLinkPay: 'Nu betalen',

  cartReminderSubject: 'Je winkelwagen bij {store}',
  cartReminderHeading: 'Er staat nog iets in je winkelwagen',
  cartReminderText: 'Rond je bestelling af zolang de artikelen beschikbaar zijn. Prijzen kunnen veranderen.',
  cartReminderComplete: 'Bestelling afronden',
  cartReminderReason:
    'Je ontvangt deze e-mail omdat je bij het afrekenen bij {store} je e-mailadres hebt ingevuld. Dit is de enige herinnering aan deze winkelwagen.',
  cartReminderUnsubscribe: 'Afmelden',

  backInStockSubject: '{item} is weer op voorraad bij {store}',
  backInStockHeading: '{item} is weer op voorraad',
  backInStockText: 'Je kunt het bestellen zolang het op voorraad is. We kunnen het niet voor je reserveren.',
  backInStockView: 'Product bekijken',
  backInStockReason:
    'Je ontvangt deze e-mail omdat je {store} hebt gevraagd je te laten weten wanneer dit artikel weer op voorraad is. Dit is de enige e-mail over dit verzoek.',

  orderShippedSubject: 'Je bestelling {order} is onderweg',
  orderShippedPartSubject: 'Een deel van je bestelling {order} is onderweg',
  orderShippedPickupSubject: 'Je bestelling {order} ligt klaar om af te halen',
  orderShippedPickupPartSubject: 'Een deel van je bestelling {order} ligt klaar om af te halen',
  orderShippedDigitalSubject: 'Je bestelling {order} is afgerond',
  orderShippedDigitalPartSubject: 'Een deel van je bestelling {order} is afgerond',
  orderShippedItems: 'Artikelen in deze zending',
  orderShippedPickupItems: 'Artikelen die klaarliggen',
  orderShippedRestFollows: 'De rest van je bestelling volgt later.',
  orderShippedLast: 'Hiermee is je bestelling compleet.',
  orderShippedEarlier: 'Eerdere zendingen',
  parcelShipped: 'Verzonden',
  parcelDelivered: 'Bezorgd',
  parcelReturned: 'Geretourneerd',

  orderTrackingSubject: 'Nieuwe track & trace-gegevens voor je bestelling {order}',

  orderDeliveredSubject: 'Je bestelling {order} is bezorgd',
  orderDeliveredPartSubject: 'Een deel van je bestelling {order} is bezorgd',
  orderDeliveredPickupSubject: 'Je bestelling {order} is afgehaald',
  orderDeliveredPickupPartSubject: 'Een deel van je bestelling {order} is afgehaald',
  orderDeliveredReview: 'Hoe bevallen je artikelen? Schrijf een beoordeling op de pagina van je bestelling.',

  orderRefundedSubject: 'We hebben {amount} terugbetaald voor je bestelling {order}',
  orderRefundedItemsSubject: 'Artikelen uit je bestelling {order} zijn geannuleerd',
  orderRefundedDelay: 'Het kan tot {days} dagen duren voordat het bedrag op je rekening of kaart staat.',

  orderCanceledSubject: 'Je bestelling {order} is geannuleerd',
  orderCanceledRestSubject: 'De rest van je bestelling {order} is geannuleerd',
  orderCanceledUnpaid: 'De bestelling is niet op tijd betaald. Heb je al betaald? Beantwoord dan deze e-mail.',
  orderCanceledItems: 'Geannuleerde artikelen',

  paymentReceivedSubject: 'We hebben je betaling voor bestelling {order} ontvangen',
  paymentReceivedText: 'Bedankt! Je betaling van {amount} is binnen.',

  paymentFailedSubject: 'Je betaling voor bestelling {order} is mislukt',
  paymentFailedText:
    'Je bestelling is nog niet geplaatst. We reserveren de artikelen tot {time}. Tot die tijd kun je opnieuw betalen.',
  paymentFailedPay: 'Opnieuw betalen',

  paymentReturnedSubject: 'Je betaling voor bestelling {order} is terugbetaald',
  paymentReturnedText:
    'We hebben {amount} terugbetaald, omdat de bestelling al gesloten of betaald was of de artikelen uitverkocht waren toen je betaling binnenkwam.',
  paymentReturnedNext: 'Wil je de artikelen nog steeds? Plaats dan een nieuwe bestelling of beantwoord deze e-mail.',

  accountCodeSubject: '{code} is je code voor {store}',
  accountCodeHeading: 'Je inlogcode voor {store}',
  accountCodeValidity: { one: 'De code is {count} minuut geldig.', other: 'De code is {count} minuten geldig.' },
  accountCodeWarning: 'Heb je deze code niet aangevraagd? Dan kun je deze e-mail negeren. Deel de code met niemand.',

  // The example of previews and test emails.
  sampleShirt: 'Linnen overhemd',
  sampleMug: 'Mok van aardewerk',
  sampleSize: 'Maat',
  sampleColor: 'Kleur',
  sampleSand: 'Zand',
  sampleDiscount: 'Welkom',
  sampleTax: 'btw',
  samplePayment: 'Bankoverschrijving',
  sampleInstructions: 'Maak het bedrag over naar {iban}.\nWe verzenden zodra we je betaling hebben ontvangen.',
  sampleShipping: 'Standaardverzending',
  sampleReason: 'Het linnen overhemd is uitverkocht.',
  sampleMessage: 'Bedankt voor je telefoontje. Hier is je bestelling.',
  sampleGiftMessage: 'Fijne verjaardag!',
  sampleCity: 'Wenen',
  sampleCountry: 'Oostenrijk',
} satisfies Catalog<typeof en>
