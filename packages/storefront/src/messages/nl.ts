import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Dutch, informal (je). */
export const catalog: Catalog<typeof english> = {
  skip: 'Naar de inhoud',
  close: 'Sluiten',
  retry: 'Opnieuw proberen',
  itemAdded: 'Artikel toegevoegd aan winkelwagen!',
  partlyAdded: {
    one: 'Er is maar {count} toegevoegd. Je kunt niet meer van dit artikel toevoegen.',
    other: 'Er zijn er maar {count} toegevoegd. Je kunt niet meer van dit artikel toevoegen.',
  },
  notAdded: 'Je kunt niet meer van dit artikel toevoegen.',
  unexpected: 'Er is een onverwachte fout opgetreden: {detail}',
  offline: 'Je bent offline. Controleer je verbinding en probeer het opnieuw.',
  notLoaded: 'Een deel van de winkel kon niet worden geladen. Laad de pagina opnieuw.',
  checkout: 'Afrekenen',
  notFound: 'Pagina niet gevonden',
  notFoundHint: 'De pagina is misschien verplaatst of verwijderd.',
  backHome: 'Naar de homepage',
  goShopping: 'Bekijk alle producten',
  failed: 'Deze pagina kon niet worden geladen.',
  error: 'Fout: {detail}',
  serverError: 'De server antwoordde met status {status}.',
  loading: 'Laden',
  related: 'Misschien vind je dit ook leuk',
  stockAlert: 'Mail mij wanneer het weer op voorraad is',
  stockAlertButton: 'Houd mij op de hoogte',
  stockAlertSaved: 'Je krijgt één e-mail wanneer dit artikel weer op voorraad is.',
  botFailed: 'De controle is mislukt. Probeer het opnieuw.',
  botWorking: 'We controleren of je geen robot bent…',
  botDone: 'Controle geslaagd',
  privacyChoices: 'Privacyvoorkeuren',
  breadcrumbs: 'Kruimelpad',
}
