import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** German, formal (Sie). */
export const catalog: Catalog<typeof english> = {
  title: 'Cookies',
  question:
    'Dürfen wir Cookies verwenden, um den Erfolg unserer Werbung zu messen? Der Shop funktioniert auch, wenn Sie ablehnen.',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  policy: 'Datenschutzerklärung',
  'current.granted': 'Ihre aktuelle Auswahl: akzeptiert.',
  'current.denied': 'Ihre aktuelle Auswahl: abgelehnt.',
  optedOut: 'Ihr Browser bittet Websites, Sie nicht zu verfolgen. Dieser Shop respektiert das und verwendet keine Werbe-Cookies.',
  close: 'Schließen',
}
