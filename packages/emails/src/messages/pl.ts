import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Polish. Informal address with capitals (Twoje). */
export const pl = {
  // Parts of several emails.
  orderNumber: 'Zamówienie {order}',
  items: 'Produkty',
  item: '{quantity} × {item}',
  subtotal: 'Suma częściowa',
  shipping: 'Dostawa',
  free: 'Bezpłatnie',
  tax: '{tax} {rate}',
  includedTax: 'W tym {tax} {rate}',
  total: 'Razem',
  payment: 'Metoda płatności',
  shippingMethod: 'Sposób dostawy',
  shippingAddress: 'Adres dostawy',
  pickup: 'Odbiór',
  yourAddress: 'Twój adres',
  giftMessage: 'Wiadomość do prezentu',
  customerNote: 'Uwagi dla sklepu',
  tracking: 'Śledzenie przesyłki',
  trackShipment: 'Śledź przesyłkę',
  viewOrder: 'Zobacz zamówienie',

  orderPlacedSubject: 'Twoje zamówienie {order} w sklepie {store}',
  orderPlacedHeading: 'Dziękujemy za zamówienie!',
  orderPlacedPreview: 'Otrzymaliśmy Twoje zamówienie. Razem: {total}.',
  orderPlacedPayBefore: 'Prosimy o płatność do {date}. Po tym terminie zamówienie zostanie anulowane.',

  paymentLinkSubject: 'Opłać zamówienie {order} w sklepie {store}',
  paymentLinkHeading: 'Twoje zamówienie czeka na płatność',
  paymentLinkPreview: 'Razem: {total}',
  paymentLinkUntil: 'Link jest ważny do {date}. Do tego czasu produkty są dla Ciebie zarezerwowane.',
  paymentLinkPay: 'Zapłać teraz',

  cartReminderSubject: 'Twój koszyk w sklepie {store}',
  cartReminderHeading: 'W Twoim koszyku czekają produkty',
  cartReminderText: 'Dokończ zamówienie, póki produkty są dostępne. Ceny mogą się zmienić.',
  cartReminderComplete: 'Dokończ zamówienie',
  cartReminderReason:
    'Otrzymujesz tę wiadomość, ponieważ podczas składania zamówienia w sklepie {store} podano Twój adres e-mail. To jedyne przypomnienie o tym koszyku.',
  cartReminderUnsubscribe: 'Wypisz się',

  backInStockSubject: '{item} znów dostępny w sklepie {store}',
  backInStockHeading: '{item}: produkt znów dostępny',
  backInStockText: 'Możesz go zamówić, dopóki jest dostępny. Nie możemy go dla Ciebie zarezerwować.',
  backInStockView: 'Zobacz produkt',
  backInStockReason:
    'Otrzymujesz tę wiadomość, ponieważ w sklepie {store} poproszono o powiadomienie na ten adres, gdy produkt będzie znów dostępny. To jedyna wiadomość w tej sprawie.',

  orderShippedSubject: 'Twoje zamówienie {order} jest w drodze',
  orderShippedPartSubject: 'Część Twojego zamówienia {order} jest w drodze',
  orderShippedPickupSubject: 'Twoje zamówienie {order} jest gotowe do odbioru',
  orderShippedPickupPartSubject: 'Część Twojego zamówienia {order} jest gotowa do odbioru',
  orderShippedDigitalSubject: 'Twoje zamówienie {order} zostało zrealizowane',
  orderShippedDigitalPartSubject: 'Część Twojego zamówienia {order} została zrealizowana',
  orderShippedItems: 'Produkty w tej przesyłce',
  orderShippedPickupItems: 'Produkty gotowe do odbioru',
  orderShippedRestFollows: 'Pozostała część zamówienia zostanie zrealizowana później.',
  orderShippedLast: 'Twoje zamówienie jest już kompletne.',
  orderShippedEarlier: 'Wcześniejsze przesyłki',
  parcelShipped: 'Wysłano',
  parcelDelivered: 'Dostarczono',
  parcelReturned: 'Zwrócono',

  orderTrackingSubject: 'Nowe dane do śledzenia zamówienia {order}',

  orderDeliveredSubject: 'Twoje zamówienie {order} zostało dostarczone',
  orderDeliveredPartSubject: 'Część Twojego zamówienia {order} została dostarczona',
  orderDeliveredPickupSubject: 'Twoje zamówienie {order} zostało odebrane',
  orderDeliveredPickupPartSubject: 'Część Twojego zamówienia {order} została odebrana',
  orderDeliveredReview: 'Jak podobają Ci się Twoje produkty? Napisz opinię na stronie swojego zamówienia.',

  orderRefundedSubject: 'Zwróciliśmy {amount} za zamówienie {order}',
  orderRefundedItemsSubject: 'Anulowano produkty z zamówienia {order}',
  orderRefundedDelay: 'Zaksięgowanie środków na koncie lub karcie może potrwać do {days} dni.',

  orderCanceledSubject: 'Twoje zamówienie {order} zostało anulowane',
  orderCanceledRestSubject: 'Pozostała część zamówienia {order} została anulowana',
  orderCanceledUnpaid: 'Nie zostało opłacone w terminie. Jeśli płatność została już wysłana, odpowiedz na tę wiadomość.',
  orderCanceledItems: 'Anulowane produkty',

  paymentReceivedSubject: 'Otrzymaliśmy płatność za zamówienie {order}',
  paymentReceivedText: 'Dziękujemy! Otrzymaliśmy Twoją płatność w wysokości {amount}.',

  paymentFailedSubject: 'Płatność za zamówienie {order} nie powiodła się',
  paymentFailedText:
    'Twoje zamówienie nie zostało jeszcze złożone. Rezerwujemy produkty do {time}. Do tego czasu możesz ponowić płatność.',
  paymentFailedPay: 'Ponów płatność',

  paymentReturnedSubject: 'Zwróciliśmy płatność za zamówienie {order}',
  paymentReturnedText:
    'Zwróciliśmy {amount}, ponieważ w chwili otrzymania płatności zamówienie było już zamknięte lub opłacone albo produkty były wyprzedane.',
  paymentReturnedNext: 'Jeśli nadal chcesz kupić te produkty, złóż nowe zamówienie lub odpowiedz na tę wiadomość.',

  accountCodeSubject: '{code} to Twój kod do sklepu {store}',
  accountCodeHeading: 'Twój kod logowania do sklepu {store}',
  accountCodeValidity: {
    one: 'Kod jest ważny przez {count} minutę.',
    few: 'Kod jest ważny przez {count} minuty.',
    many: 'Kod jest ważny przez {count} minut.',
    other: 'Kod jest ważny przez {count} minuty.',
  },
  accountCodeWarning: 'Jeśli ten kod nie był zamawiany przez Ciebie, zignoruj tę wiadomość. Nie udostępniaj kodu nikomu.',

  // The example of previews and test emails.
  sampleShirt: 'Lniana koszula',
  sampleMug: 'Kubek z kamionki',
  sampleSize: 'Rozmiar',
  sampleColor: 'Kolor',
  sampleSand: 'Piaskowy',
  sampleDiscount: 'Powitanie',
  sampleTax: 'VAT',
  samplePayment: 'Przelew bankowy',
  sampleInstructions: 'Prosimy o przelew na rachunek {iban}.\nWyślemy zamówienie po otrzymaniu płatności.',
  sampleShipping: 'Dostawa standardowa',
  sampleReason: 'Lniana koszula jest wyprzedana.',
  sampleMessage: 'Dziękujemy za rozmowę. Oto Twoje zamówienie.',
  sampleGiftMessage: 'Wszystkiego najlepszego!',
  sampleCity: 'Wiedeń',
  sampleCountry: 'Austria',
} satisfies Catalog<typeof en>
