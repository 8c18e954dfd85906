import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Polish, informal. */
export const catalog: Catalog<typeof english> = {
  title: 'Pliki cookie',
  question: 'Czy możemy używać plików cookie, aby mierzyć skuteczność reklam? Po odmowie sklep działa tak samo.',
  accept: 'Akceptuję',
  decline: 'Odrzuć',
  policy: 'Polityka prywatności',
  'current.granted': 'Twój obecny wybór: zaakceptowano.',
  'current.denied': 'Twój obecny wybór: odrzucono.',
  optedOut: 'Twoja przeglądarka prosi strony, aby Cię nie śledziły. Ten sklep to szanuje i nie używa reklamowych plików cookie.',
  close: 'Zamknij',
}
