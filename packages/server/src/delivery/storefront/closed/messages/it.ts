import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const it = {
  title: 'Al momento chiuso',
  lead: 'Hai la password? Inseriscila per visitare il negozio.',
  password: 'Password del negozio',
  enter: 'Entra nel negozio',
  required: 'Inserisci la password.',
  wrong: 'Password errata. Controllala e riprova.',
  tooMany: 'Troppi tentativi. Riprova tra qualche minuto.',
  newsletter: 'Ricevi un’email quando ci sono novità.',
  email: 'Email',
  subscribe: 'Iscriviti',
  owner: 'È il tuo negozio?',
  signIn: 'Accedi',
} satisfies Catalog<typeof en>
