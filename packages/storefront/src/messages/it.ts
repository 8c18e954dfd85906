import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Italian, informal (tu). */
export const catalog: Catalog<typeof english> = {
  skip: 'Vai al contenuto',
  close: 'Chiudi',
  retry: 'Riprova',
  itemAdded: 'Articolo aggiunto al carrello!',
  partlyAdded: {
    one: 'Aggiunto solo {count} articolo. Non puoi aggiungerne altri.',
    other: 'Aggiunti solo {count} articoli. Non puoi aggiungerne altri.',
  },
  notAdded: 'Non puoi aggiungere altre unità di questo articolo.',
  unexpected: 'Si è verificato un errore imprevisto: {detail}',
  offline: 'Sei offline. Controlla la connessione e riprova.',
  notLoaded: 'Non è stato possibile caricare una parte del negozio. Ricarica la pagina.',
  checkout: 'Vai alla cassa',
  notFound: 'Pagina non trovata',
  notFoundHint: 'Potrebbe essere stata spostata o eliminata.',
  backHome: 'Torna alla home',
  goShopping: 'Scopri tutti i prodotti',
  failed: 'Non è stato possibile caricare questa pagina.',
  error: 'Errore: {detail}',
  serverError: 'Il server ha risposto con lo stato {status}.',
  loading: 'Caricamento',
  related: 'Potrebbe piacerti anche',
  stockAlert: 'Avvisami via e-mail quando torna disponibile',
  stockAlertButton: 'Avvisami',
  stockAlertSaved: 'Riceverai un’e-mail quando questo articolo tornerà disponibile.',
  botFailed: 'Verifica non riuscita. Riprova.',
  botWorking: 'Stiamo verificando che tu non sia un robot…',
  botDone: 'Verifica superata',
  privacyChoices: 'Preferenze sulla privacy',
  breadcrumbs: 'Percorso di navigazione',
}
