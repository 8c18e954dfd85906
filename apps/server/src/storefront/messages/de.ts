import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** German, formal (Sie). */
export const catalog: Catalog<typeof english> = {
  search: 'Suche',
  results: 'Ergebnisse für „{term}“',
  checkout: 'Kasse',
  account: 'Konto',
  order: 'Bestellung {number}',
  notFound: 'Seite nicht gefunden',
  home: 'Startseite',
  shop: 'Shop',
  page: '{title} – Seite {number}',
  blockDataFailed: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.',
  contactTitle: 'Kontakt',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  message: 'Nachricht',
  sendMessage: 'Nachricht senden',
  messageSent: 'Nachricht gesendet',
  messageSentText: 'Vielen Dank. Der Shop hat Ihre Nachricht erhalten.',
  newsletterTitle: 'Newsletter',
  subscribe: 'Abonnieren',
  subscribed: 'Sie sind angemeldet',
  subscribedText: 'Vielen Dank, dass Sie den Newsletter abonniert haben.',
  required: 'Bitte füllen Sie dieses Feld aus.',
  invalid: 'Bitte prüfen Sie dieses Feld.',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  fixFields: 'Bitte prüfen Sie die markierten Felder. Es wurde noch nichts gesendet.',
  confirm: 'Bitte prüfen Sie Ihre Angaben und bestätigen Sie sie dann. Es wurde noch nichts gesendet.',
  confirmAgain:
    'Das konnte nicht bestätigt werden. Es wurde nichts gesendet. Bitte warten Sie einige Sekunden und bestätigen Sie erneut.',
  unsubscribeTitle: 'E-Mails abbestellen?',
  unsubscribeText:
    '{store} sendet keine Warenkorb-Erinnerungen und keine Werbung mehr an {email}. E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
  unsubscribe: 'Abbestellen',
  unsubscribed: 'E-Mails sind abbestellt',
  unsubscribedText:
    '{store} sendet keine Warenkorb-Erinnerungen und keine Werbung an {email}. E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
  unsubscribeInvalid: 'Dieser Link ist ungültig',
  unsubscribeInvalidText:
    'Es wurde nichts geändert. Öffnen Sie den vollständigen Link aus der E-Mail oder antworten Sie auf die E-Mail, um sie abzubestellen.',
  previewNote: 'Vorschau: Diese Seite ist noch nicht veröffentlicht.',
  previewGone: 'Dieser Vorschau-Link funktioniert nicht mehr',
  previewGoneText: 'Er ist abgelaufen oder wurde widerrufen. Bitte die Person, die ihn gesendet hat, um einen neuen Link.',
  backToStore: 'Zurück zum Shop',
  back: 'Zurück',
  cartNeedsScript: 'Der Warenkorb benötigt JavaScript',
  cartNeedsScriptText:
    'Es wurde nichts hinzugefügt. Der Warenkorb wird in Ihrem Browser gespeichert, der dafür JavaScript benötigt. Aktivieren Sie JavaScript und versuchen Sie es erneut.',
  orderByContact: 'Sie können auch direkt beim Shop bestellen:',
}
