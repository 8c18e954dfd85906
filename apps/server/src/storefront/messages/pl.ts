import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Polish, informal. */
export const catalog: Catalog<typeof english> = {
  search: 'Szukaj',
  results: 'Wyniki dla „{term}”',
  checkout: 'Kasa',
  account: 'Konto',
  order: 'Zamówienie {number}',
  notFound: 'Nie znaleziono strony',
  home: 'Strona główna',
  shop: 'Sklep',
  page: '{title} – strona {number}',
  blockDataFailed: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  contactTitle: 'Kontakt',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  subject: 'Temat',
  message: 'Wiadomość',
  sendMessage: 'Wyślij wiadomość',
  messageSent: 'Wiadomość wysłana',
  messageSentText: 'Dziękujemy. Sklep otrzymał Twoją wiadomość.',
  newsletterTitle: 'Newsletter',
  subscribe: 'Zapisz się',
  subscribed: 'Zapisano',
  subscribedText: 'Dziękujemy za zapisanie się do newslettera.',
  required: 'Wypełnij to pole.',
  invalid: 'Sprawdź to pole.',
  invalidEmail: 'Podaj prawidłowy adres e-mail.',
  fixFields: 'Sprawdź zaznaczone pola. Nic jeszcze nie wysłano.',
  confirm: 'Sprawdź wpisane dane, a potem potwierdź. Nic jeszcze nie wysłano.',
  confirmAgain: 'Nie udało się potwierdzić. Nic nie wysłano. Odczekaj kilka sekund i potwierdź ponownie.',
  unsubscribeTitle: 'Zrezygnować z e-maili?',
  unsubscribeText:
    '{store} nie będzie już wysyłać przypomnień o koszyku ani e-maili reklamowych na adres {email}. Nadal będziesz otrzymywać e-maile o swoich zamówieniach.',
  unsubscribe: 'Zrezygnuj',
  unsubscribed: 'Zrezygnowano z e-maili',
  unsubscribedText:
    '{store} nie będzie wysyłać przypomnień o koszyku ani e-maili reklamowych na adres {email}. Nadal będziesz otrzymywać e-maile o swoich zamówieniach.',
  unsubscribeInvalid: 'Ten link jest nieprawidłowy',
  unsubscribeInvalidText: 'Nic nie zmieniono. Otwórz pełny link z e-maila lub odpowiedz na e-mail, aby zrezygnować.',
  backToStore: 'Wróć do sklepu',
  back: 'Wstecz',
  cartNeedsScript: 'Koszyk wymaga JavaScriptu',
  cartNeedsScriptText:
    'Nic nie dodano. Koszyk jest przechowywany w przeglądarce, która potrzebuje do tego JavaScriptu. Włącz JavaScript i spróbuj ponownie.',
  orderByContact: 'Zamówienie możesz też złożyć, kontaktując się ze sklepem:',
}
