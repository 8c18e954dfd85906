import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Polish, informal. */
export const catalog: Catalog<typeof english> = {
  title: 'Twój koszyk',
  empty: 'Twój koszyk jest pusty',
  emptyHint: 'Tutaj pojawią się dodane produkty.',
  continueShopping: 'Kontynuuj zakupy',
  remove: 'Usuń',
  removeItem: 'Usuń {name}',
  increase: 'Zwiększ ilość: {name}',
  decrease: 'Zmniejsz ilość: {name}',
  subtotal: 'Suma częściowa',
  taxAndShipping: 'Koszt dostawy i podatki zostaną obliczone przy kasie.',
  shippingOnly: 'Ceny zawierają podatek. Koszt dostawy zostanie obliczony przy kasie.',
  otherStores: 'Te produkty pochodzą z innego sklepu i nie można ich tutaj kupić: {names}.',
  removeOtherStores: 'Usuń produkty z innych sklepów',
  limitedToStock: {
    one: 'Została tylko {count} sztuka produktu {name}. Koszyk został zaktualizowany.',
    few: 'Zostały tylko {count} sztuki produktu {name}. Koszyk został zaktualizowany.',
    many: 'Zostało tylko {count} sztuk produktu {name}. Koszyk został zaktualizowany.',
    other: 'Zostało tylko {count} sztuki produktu {name}. Koszyk został zaktualizowany.',
  },
  onlyAvailable: {
    one: 'Została tylko {count} sztuka.',
    few: 'Zostały tylko {count} sztuki.',
    many: 'Zostało tylko {count} sztuk.',
    other: 'Zostało tylko {count} sztuki.',
  },
  setQuantity: 'Zmień ilość na {quantity}',
  unavailable: 'Nie wliczono do sumy częściowej.',
  repaired: 'Nie udało się odczytać niektórych produktów z zapisanego koszyka. Sprawdź swój koszyk.',
  waiting: 'Zamówienie {number} czeka na Twoją płatność',
  waitingUntil: 'Rezerwujemy produkty do: {time}.',
  waitingReplace: 'Aby zamówić coś innego, najpierw anuluj zamówienie {number}. Jego produkty pozostaną w koszyku.',
  waitingPay: 'Zapłać za zamówienie {number}',
  waitingCancel: 'Anuluj zamówienie {number} i złóż nowe',
  freeShippingMissing: 'Brakuje {amount} do darmowej dostawy ({country}).',
  freeShippingReached: 'Masz darmową dostawę ({country}).',
}
