import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const de = {
  title: 'Derzeit geschlossen',
  lead: 'Haben Sie das Passwort? Geben Sie es ein, um sich umzusehen.',
  password: 'Shop-Passwort',
  enter: 'Shop betreten',
  required: 'Geben Sie das Passwort ein.',
  wrong: 'Falsches Passwort. Prüfen Sie es und versuchen Sie es noch einmal.',
  tooMany: 'Zu viele Versuche. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  newsletter: 'Erhalten Sie eine E-Mail, wenn es Neuigkeiten gibt.',
  email: 'E-Mail',
  subscribe: 'Abonnieren',
  owner: 'Ist das Ihr Shop?',
  signIn: 'Anmelden',
} satisfies Catalog<typeof en>
