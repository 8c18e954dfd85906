import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Polish, informal. */
export const catalog: Catalog<typeof english> = {
  skip: 'Przejdź do treści',
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  itemAdded: 'Produkt dodano do koszyka!',
  partlyAdded: {
    one: 'Dodano tylko {count} sztukę. Nie możesz dodać więcej tego produktu.',
    few: 'Dodano tylko {count} sztuki. Nie możesz dodać więcej tego produktu.',
    many: 'Dodano tylko {count} sztuk. Nie możesz dodać więcej tego produktu.',
    other: 'Dodano tylko {count} sztuki. Nie możesz dodać więcej tego produktu.',
  },
  notAdded: 'Nie możesz dodać więcej tego produktu.',
  unexpected: 'Wystąpił nieoczekiwany błąd: {detail}',
  offline: 'Jesteś offline. Sprawdź połączenie i spróbuj ponownie.',
  notLoaded: 'Nie udało się wczytać części sklepu. Wczytaj stronę ponownie.',
  checkout: 'Przejdź do kasy',
  notFound: 'Nie znaleziono strony',
  notFoundHint: 'Mogła zostać przeniesiona lub usunięta.',
  backHome: 'Przejdź do strony głównej',
  goShopping: 'Zobacz wszystkie produkty',
  failed: 'Nie udało się wczytać tej strony.',
  error: 'Błąd: {detail}',
  serverError: 'Serwer odpowiedział statusem {status}.',
  loading: 'Wczytywanie',
  related: 'Może Ci się spodobać',
  stockAlert: 'Powiadom mnie e-mailem, gdy będzie dostępny',
  stockAlertButton: 'Powiadom mnie',
  stockAlertSaved: 'Otrzymasz jedną wiadomość, gdy produkt będzie znów dostępny.',
  botFailed: 'Weryfikacja nie powiodła się. Spróbuj ponownie.',
  botWorking: 'Sprawdzamy, czy nie jesteś robotem…',
  botDone: 'Weryfikacja zakończona',
  privacyChoices: 'Ustawienia prywatności',
  breadcrumbs: 'Ścieżka nawigacji',
}
