import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const nl = {
  title: 'Op dit moment gesloten',
  lead: 'Heb je het wachtwoord? Vul het in om rond te kijken.',
  password: 'Wachtwoord van de winkel',
  enter: 'Naar de winkel',
  required: 'Vul het wachtwoord in.',
  wrong: 'Onjuist wachtwoord. Controleer het en probeer het opnieuw.',
  tooMany: 'Te veel pogingen. Probeer het over een paar minuten opnieuw.',
  newsletter: 'Ontvang een e-mail als er nieuws is.',
  email: 'E-mailadres',
  subscribe: 'Abonneren',
  owner: 'Is dit jouw winkel?',
  signIn: 'Inloggen',
} satisfies Catalog<typeof en>
