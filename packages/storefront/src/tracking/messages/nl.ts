import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Dutch, informal (je). */
export const catalog: Catalog<typeof english> = {
  title: 'Cookies',
  question: 'Mogen we cookies gebruiken om onze advertenties te meten? De winkel werkt hetzelfde als je weigert.',
  accept: 'Accepteren',
  decline: 'Weigeren',
  policy: 'Privacybeleid',
  'current.granted': 'Je huidige keuze: geaccepteerd.',
  'current.denied': 'Je huidige keuze: geweigerd.',
  optedOut: 'Je browser vraagt websites om je niet te volgen. Deze winkel respecteert dat en gebruikt geen advertentiecookies.',
  close: 'Sluiten',
}
