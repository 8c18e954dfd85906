import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Italian, informal (tu). */
export const catalog: Catalog<typeof english> = {
  title: 'Cookie',
  question: 'Possiamo usare i cookie per misurare la nostra pubblicità? Il negozio funziona allo stesso modo anche se rifiuti.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  policy: 'Informativa sulla privacy',
  'current.granted': 'La tua scelta attuale: accettato.',
  'current.denied': 'La tua scelta attuale: rifiutato.',
  optedOut: 'Il tuo browser chiede ai siti web di non tracciarti. Questo negozio lo rispetta e non usa cookie pubblicitari.',
  close: 'Chiudi',
}
