import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const pl = {
  title: 'Obecnie zamknięte',
  lead: 'Masz hasło? Wpisz je, aby obejrzeć sklep.',
  password: 'Hasło do sklepu',
  enter: 'Wejdź do sklepu',
  required: 'Wpisz hasło.',
  wrong: 'Nieprawidłowe hasło. Sprawdź je i spróbuj ponownie.',
  tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
  newsletter: 'Otrzymaj e-mail, gdy pojawią się nowości.',
  email: 'E-mail',
  subscribe: 'Zapisz się',
  owner: 'To Twój sklep?',
  signIn: 'Zaloguj się',
} satisfies Catalog<typeof en>
