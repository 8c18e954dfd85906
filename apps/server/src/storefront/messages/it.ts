import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Italian, informal (tu). */
export const catalog: Catalog<typeof english> = {
  search: 'Cerca',
  results: 'Risultati per “{term}”',
  checkout: 'Cassa',
  account: 'Account',
  order: 'Ordine {number}',
  notFound: 'Pagina non trovata',
  home: 'Home',
  shop: 'Negozio',
  page: '{title} – pagina {number}',
  blockDataFailed: 'Qualcosa è andato storto. Riprova tra un momento.',
  contactTitle: 'Contattaci',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Oggetto',
  message: 'Messaggio',
  sendMessage: 'Invia messaggio',
  messageSent: 'Messaggio inviato',
  messageSentText: 'Grazie. Il negozio ha ricevuto il tuo messaggio.',
  newsletterTitle: 'Newsletter',
  subscribe: 'Iscriviti',
  subscribed: 'Iscrizione completata',
  subscribedText: 'Grazie per esserti iscritto alla newsletter.',
  required: 'Compila questo campo.',
  invalid: 'Controlla questo campo.',
  invalidEmail: 'Inserisci un indirizzo e-mail valido.',
  fixFields: 'Controlla i campi evidenziati. Non è stato ancora inviato nulla.',
  confirm: 'Controlla quanto hai scritto e conferma. Non è stato ancora inviato nulla.',
  confirmAgain: 'Conferma non riuscita. Non è stato inviato nulla. Attendi qualche secondo e conferma di nuovo.',
  unsubscribeTitle: 'Annullare l’iscrizione alle e-mail?',
  unsubscribeText:
    '{store} non invierà più promemoria del carrello o e-mail pubblicitarie a {email}. Continuerai a ricevere le e-mail sui tuoi ordini.',
  unsubscribe: 'Annulla iscrizione',
  unsubscribed: 'Iscrizione annullata',
  unsubscribedText:
    '{store} non invierà promemoria del carrello o e-mail pubblicitarie a {email}. Continuerai a ricevere le e-mail sui tuoi ordini.',
  unsubscribeInvalid: 'Questo link non è valido',
  unsubscribeInvalidText:
    'Non è stato modificato nulla. Apri il link completo dell’e-mail o rispondi all’e-mail per annullare l’iscrizione.',
  previewNote: 'Anteprima: questa pagina non è ancora pubblicata.',
  previewGone: 'Questo link di anteprima non funziona più',
  previewGoneText: 'È scaduto o è stato revocato. Chiedi un nuovo link alla persona che lo ha inviato.',
  backToStore: 'Torna al negozio',
  back: 'Indietro',
  cartNeedsScript: 'Il carrello richiede JavaScript',
  cartNeedsScriptText:
    'Non è stato aggiunto nulla. Il carrello è salvato nel browser, che per questo ha bisogno di JavaScript. Attiva JavaScript e riprova.',
  orderByContact: 'Puoi anche contattare il negozio per ordinare:',
}
