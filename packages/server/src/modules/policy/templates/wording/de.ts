import type { PolicyWording } from './en.ts'

const day = (days: number) => `${days} ${days === 1 ? 'Tag' : 'Tage'}`

/**
 * The texts of the policies in German. The right of withdrawal and its form follow the models of the law (Anlagen 1 and 2 of Art. 246a EGBGB,
 * Annex I of Directive 2011/83/EU).
 */
export const de: PolicyWording = {
  titles: {
    refund: 'Widerruf und Rückgabe',
    privacy: 'Datenschutzerklärung',
    terms: 'Allgemeine Geschäftsbedingungen',
    shipping: 'Versand und Lieferung',
    'legal-notice': 'Impressum',
  },

  email: (email) => `E-Mail: ${email}`,
  phone: (phone) => `Telefon: ${phone}`,

  rate: {
    free: 'kostenlos',
    pickup: (price) => `Abholung, ${price}`,
    byPrice: 'abhängig vom Bestellwert',
    byWeight: 'abhängig vom Gewicht der Bestellung',
    freeFrom: (price) => `kostenlos ab ${price}`,
    days: (min, max) => (min === max ? day(max) : `${min} bis ${day(max)}`),
  },

  notice: {
    operator: 'Anbieter dieses Onlineshops',
    represented: 'Vertreten durch',
    contact: 'Kontakt',
    registration: 'Registereintrag',
    vatId: 'Umsatzsteuer-Identifikationsnummer',
    responsible: 'Verantwortlich für den Inhalt',
  },

  faulty: {
    title: 'Beschädigte oder falsche Artikel',
    text: 'Wenden Sie sich an uns, wenn ein Artikel beschädigt ankommt oder nicht Ihrer Bestellung entspricht. Ihre gesetzlichen Rechte bei Mängeln bleiben unberührt.',
  },

  returns: {
    title: 'Rückgabe',
    none: 'Wir nehmen keine Artikel zurück, die der Beschreibung entsprechen.',
    period: (days) => `Sie können Artikel innerhalb von ${days} Tagen nach Erhalt zurückgeben.`,
    condition: 'Die Artikel müssen unbenutzt und in dem Zustand sein, in dem Sie sie erhalten haben.',
    how: 'So geben Sie einen Artikel zurück',
    write: (email) => `Schreiben Sie uns an ${email} und nennen Sie Ihre Bestellnummer, bevor Sie etwas zurücksenden.`,
    ask: 'Wenden Sie sich an uns, bevor Sie etwas zurücksenden.',
    weSend: 'Wir tragen die Kosten der Rücksendung.',
    youSend: 'Sie tragen die Kosten der Rücksendung.',
    refunds: 'Erstattung',
    refund: 'Sobald wir die Artikel erhalten haben, erstatten wir den Kaufpreis über die von Ihnen verwendete Zahlungsart.',
    contact: 'Kontakt',
  },

  withdrawal: {
    title: 'Widerrufsrecht',
    right: (days) =>
      `Als Verbraucher haben Sie das Recht, binnen ${days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.`,
    period: (days) =>
      `Die Widerrufsfrist beträgt ${days} Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat. Wird eine Bestellung in mehreren Sendungen geliefert, beginnt die Frist mit dem Erhalt der letzten Sendung.`,
    statement:
      'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren:',
    form: 'Sie können dafür das unten stehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    effects: 'Folgen des Widerrufs',
    refund:
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen 14 Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    withhold:
      'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
    sendBack:
      'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen 14 Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von 14 Tagen absenden.',
    weSend: 'Wir tragen die Kosten der Rücksendung der Waren.',
    youSend: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
    loss: 'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
    exceptions: 'Ausnahmen',
    except: 'Das Widerrufsrecht besteht unter anderem nicht bei diesen Waren:',
    exceptList: [
      'Waren, die nach Ihren Vorgaben angefertigt werden oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind',
      'Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde',
      'versiegelte Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde',
    ],
    model: 'Muster-Widerrufsformular',
    modelUse: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
    to: 'An:',
    modelLines: [
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):',
      'Bestellt am (*)/erhalten am (*):',
      'Name des/der Verbraucher(s):',
      'Anschrift des/der Verbraucher(s):',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
      'Datum:',
    ],
    modelNote: '(*) Unzutreffendes streichen.',
  },

  shipping: {
    otherCountries: 'Alle anderen Länder',
    allCountries: 'Alle Länder',
    cost: 'Versandkosten',
    shown: 'An der Kasse sehen Sie die Versandkosten für Ihre Adresse, bevor Sie bestellen.',
    taxes: 'Steuern können hinzukommen.',
    days: 'Die Lieferzeit beginnt an dem Tag, an dem wir die Bestellung an den Versanddienstleister übergeben.',
    problems: 'Probleme bei der Lieferung',
    late: (email) =>
      `Wenn eine Sendung verspätet, verloren oder beschädigt ist, wenden Sie sich mit Ihrer Bestellnummer an ${email || 'uns'}.`,
  },

  terms: {
    seller: 'Verkäufer',
    orders: 'Bestellungen',
    scope: (store) => `Diese Bedingungen gelten für Bestellungen im Onlineshop ${store}.`,
    contract:
      'Mit der Schaltfläche am Ende der Kasse geben Sie eine verbindliche Bestellung ab. Vorher können Sie Ihre Eingaben prüfen und korrigieren. Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen oder die Waren versenden.',
    prices: 'Preise',
    withTax: (currency) =>
      `Alle Preise sind in ${currency} angegeben und enthalten die Umsatzsteuer. Die Versandkosten werden vor der Bestellung angezeigt.`,
    withoutTax: (currency) =>
      `Alle Preise sind in ${currency} angegeben. Steuern und Versandkosten kommen an der Kasse hinzu und werden vor der Bestellung angezeigt.`,
    payment: 'Zahlung',
    methods: 'Sie können mit diesen Zahlungsarten bezahlen:',
    delivery: 'Lieferung',
    deliveryText: 'Wohin wir liefern, wie lange es dauert und was es kostet, steht auf der Seite „Versand und Lieferung“.',
    withdrawal: 'Widerrufsrecht',
    withdrawalText: 'Wie Sie den Vertrag widerrufen können, steht auf der Seite „Widerruf und Rückgabe“.',
    returns: 'Rückgabe',
    returnsText: 'Wie Sie Artikel zurückgeben können, steht auf der Seite „Widerruf und Rückgabe“.',
    faulty: 'Mängelhaftung',
    faultyText: 'Bei Mängeln gelten die gesetzlichen Rechte.',
    law: 'Anwendbares Recht',
    lawText: (country) =>
      `Es gilt das Recht des Landes, in dem der Verkäufer seinen Sitz hat: ${country}. Sind Sie Verbraucher, bleibt der zwingende Schutz durch das Recht des Landes, in dem Sie leben, unberührt.`,
  },

  privacy: {
    responsible: 'Verantwortlicher',
    data: 'Daten, die wir verarbeiten',
    orders:
      'Bestellungen: Ihr Name, Ihre E-Mail-Adresse, Ihre Anschriften, Ihre Telefonnummer, falls Sie sie angeben, die bestellten Artikel sowie der Stand von Zahlung und Lieferung. Wir benötigen diese Daten, um den Vertrag mit Ihnen zu erfüllen.',
    account:
      'Kundenkonto: wenn Sie sich anmelden, Ihre E-Mail-Adresse, Ihre Bestellungen und gespeicherten Adressen. Die Anmeldung erfolgt mit einem Code, den wir Ihnen per E-Mail senden.',
    contact: 'Nachrichten: Ihr Name, Ihre E-Mail-Adresse und Ihre Nachricht, wenn Sie das Kontaktformular verwenden.',
    newsletter: 'Newsletter: Ihre E-Mail-Adresse, wenn Sie ihn abonnieren. Sie können sich jederzeit abmelden.',
    wishlist: 'Merkliste: die Produkte, die Sie merken, in Ihrem Browser und, solange Sie angemeldet sind, in Ihrem Kundenkonto.',
    reviews:
      'Bewertungen: der Name, die Bewertung und der Text, die Sie eingeben. Sie sind öffentlich, sobald wir sie veröffentlichen.',
    stockAlerts:
      'Benachrichtigung über Verfügbarkeit: wenn Sie sie anfordern, Ihre E-Mail-Adresse und das Produkt, bis die E-Mail versandt ist, höchstens ein Jahr lang.',
    carts:
      'Nicht abgeschlossene Bestellungen: wenn Sie an der Kasse Ihre E-Mail-Adresse eingeben und nicht bestellen, Ihre E-Mail-Adresse und die Artikel in Ihrem Warenkorb, höchstens 90 Tage lang.',
    reminders:
      'Erinnerung an den Warenkorb: wenn Sie die Kasse verlassen, senden wir Ihnen höchstens eine Erinnerung per E-Mail, sofern Sie zugestimmt haben oder das Gesetz es ohne Einwilligung erlaubt.',
    statistics:
      'Statistik: Wir zählen Besuche ohne Cookies. Damit ein Besucher am Tag nur einmal gezählt wird, speichert der Server bis zum Ende des Tages einen Hashwert aus Netzwerkadresse und Browser.',
    pixel:
      'Werbung: wenn Sie einwilligen, teilt das Meta-Pixel Meta Platforms mit, welche Seiten Sie ansehen, was Sie in den Warenkorb legen und was Sie bestellen. Sie können Ihre Einwilligung jederzeit widerrufen.',
    pixelAsks:
      'Werbung: Das Meta-Pixel teilt Meta Platforms mit, welche Seiten Sie ansehen, was Sie in den Warenkorb legen und was Sie bestellen. Wenn wir Sie um Ihre Einwilligung bitten, geschieht das erst, nachdem Sie eingewilligt haben. Sie können Ihre Entscheidung jederzeit über den Link am Ende jeder Seite ändern.',
    browser: 'Speicherung in Ihrem Browser',
    browserText:
      'Ihr Warenkorb wird in Ihrem Browser gespeichert. Der Shop setzt Cookies nur, wenn sie notwendig sind, zum Beispiel für die Anmeldung.',
    recipients: 'Wer Ihre Daten erhält',
    carriers: 'Versanddienstleister, um Ihre Bestellung zu liefern.',
    providers: (names) => `${names}, um Ihre Zahlung abzuwickeln. Wir erhalten Ihre vollständigen Kartendaten nicht.`,
    hosting: 'Dienstleister, die in unserem Auftrag unsere Server betreiben und unsere E-Mails versenden.',
    authorities: 'Behörden, wenn das Gesetz es verlangt.',
    retention: 'Wie lange wir Ihre Daten speichern',
    retentionText:
      'Wir speichern die Daten von Bestellungen so lange, wie es das Steuer- und Handelsrecht verlangt. Andere Daten löschen wir, wenn wir sie für den Zweck, zu dem wir sie erhoben haben, nicht mehr benötigen.',
    rights: 'Ihre Rechte',
    rightsText: 'Sie können von uns Auskunft über Ihre Daten sowie deren Berichtigung oder Löschung verlangen.',
    rightsEea:
      'Sie haben das Recht auf Auskunft über Ihre Daten, auf Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit. Sie können der Verarbeitung widersprechen, die auf unseren berechtigten Interessen beruht, und eine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen.',
    write: (email) => `Schreiben Sie dazu an ${email}.`,
    complaint: 'Außerdem haben Sie das Recht, sich bei einer Datenschutzaufsichtsbehörde zu beschweren.',
  },
}
