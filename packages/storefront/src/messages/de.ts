import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** German, formal (Sie). */
export const catalog: Catalog<typeof english> = {
  skip: 'Zum Inhalt springen',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  itemAdded: 'Artikel wurde in den Warenkorb gelegt!',
  partlyAdded: {
    one: 'Nur {count} Stück hinzugefügt. Mehr ist von diesem Artikel nicht möglich.',
    other: 'Nur {count} Stück hinzugefügt. Mehr ist von diesem Artikel nicht möglich.',
  },
  notAdded: 'Von diesem Artikel können Sie nicht mehr hinzufügen.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten: {detail}',
  offline: 'Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.',
  notLoaded: 'Ein Teil des Shops konnte nicht geladen werden. Lade die Seite neu.',
  checkout: 'Zur Kasse',
  notFound: 'Seite nicht gefunden',
  notFoundHint: 'Sie wurde möglicherweise verschoben oder gelöscht.',
  backHome: 'Zur Startseite',
  goShopping: 'Alle Produkte ansehen',
  failed: 'Diese Seite konnte nicht geladen werden.',
  error: 'Fehler: {detail}',
  serverError: 'Der Server hat mit dem Status {status} geantwortet.',
  loading: 'Wird geladen',
  related: 'Das könnte Ihnen auch gefallen',
  stockAlert: 'Per E-Mail benachrichtigen, sobald wieder verfügbar',
  stockAlertButton: 'Benachrichtigen',
  stockAlertSaved: 'Sie erhalten eine E-Mail, sobald dieser Artikel wieder verfügbar ist.',
  botFailed: 'Die Überprüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  botWorking: 'Wir prüfen, dass Sie kein Roboter sind …',
  botDone: 'Überprüfung abgeschlossen',
  privacyChoices: 'Datenschutz-Einstellungen',
  breadcrumbs: 'Navigationspfad',
}
