import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Dutch, informal (je). */
export const catalog: Catalog<typeof english> = {
  search: 'Zoeken',
  results: 'Resultaten voor ‘{term}’',
  checkout: 'Afrekenen',
  account: 'Account',
  order: 'Bestelling {number}',
  notFound: 'Pagina niet gevonden',
  home: 'Home',
  shop: 'Winkel',
  page: '{title} – pagina {number}',
  blockDataFailed: 'Er is bij ons iets misgegaan. Probeer het zo meteen opnieuw.',
  contactTitle: 'Contact',
  name: 'Naam',
  email: 'E-mail',
  subject: 'Onderwerp',
  message: 'Bericht',
  sendMessage: 'Bericht versturen',
  messageSent: 'Bericht verstuurd',
  messageSentText: 'Bedankt. De winkel heeft je bericht ontvangen.',
  newsletterTitle: 'Nieuwsbrief',
  subscribe: 'Aanmelden',
  subscribed: 'Je bent aangemeld',
  subscribedText: 'Bedankt voor je aanmelding voor de nieuwsbrief.',
  required: 'Vul dit veld in.',
  invalid: 'Controleer dit veld.',
  invalidEmail: 'Vul een geldig e-mailadres in.',
  fixFields: 'Controleer de gemarkeerde velden. Er is nog niets verstuurd.',
  confirm: 'Controleer wat je hebt ingevuld en bevestig daarna. Er is nog niets verstuurd.',
  confirmAgain: 'Dit kon niet worden bevestigd. Er is niets verstuurd. Wacht een paar seconden en bevestig opnieuw.',
  unsubscribeTitle: 'Afmelden voor e-mails?',
  unsubscribeText:
    '{store} stuurt geen herinneringen aan winkelwagens en geen reclame meer naar {email}. Je krijgt nog wel e-mails over je bestellingen.',
  unsubscribe: 'Afmelden',
  unsubscribed: 'Je bent afgemeld',
  unsubscribedText:
    '{store} stuurt geen herinneringen aan winkelwagens en geen reclame naar {email}. Je krijgt nog wel e-mails over je bestellingen.',
  unsubscribeInvalid: 'Deze link is niet geldig',
  unsubscribeInvalidText:
    'Er is niets gewijzigd. Open de volledige link uit de e-mail of beantwoord de e-mail om je af te melden.',
  previewNote: 'Voorbeeld: deze pagina is nog niet gepubliceerd.',
  previewGone: 'Deze voorbeeldlink werkt niet meer',
  previewGoneText: 'De link is verlopen of ingetrokken. Vraag de afzender om een nieuwe link.',
  backToStore: 'Terug naar de winkel',
  back: 'Terug',
  cartNeedsScript: 'De winkelwagen heeft JavaScript nodig',
  cartNeedsScriptText:
    'Er is niets toegevoegd. De winkelwagen wordt in je browser bewaard, die daarvoor JavaScript nodig heeft. Schakel JavaScript in en probeer het opnieuw.',
  orderByContact: 'Je kunt ook contact opnemen met de winkel om te bestellen:',
}
