import type { PolicyWording } from './en.ts'

const day = (days: number) => `${days} ${days === 1 ? 'dag' : 'dagen'}`

/** The texts of the policies in Dutch. The right of withdrawal and its form follow the models in Annex I of Directive 2011/83/EU. */
export const nl: PolicyWording = {
  titles: {
    refund: 'Herroeping en retourneren',
    privacy: 'Privacyverklaring',
    terms: 'Algemene voorwaarden',
    shipping: 'Verzending en levering',
    'legal-notice': 'Bedrijfsgegevens',
  },

  email: (email) => `E-mail: ${email}`,
  phone: (phone) => `Telefoon: ${phone}`,

  rate: {
    free: 'gratis',
    pickup: (price) => `afhalen, ${price}`,
    byPrice: 'afhankelijk van het bedrag van de bestelling',
    byWeight: 'afhankelijk van het gewicht van de bestelling',
    freeFrom: (price) => `gratis vanaf ${price}`,
    days: (min, max) => (min === max ? day(max) : `${min} tot ${day(max)}`),
  },

  notice: {
    operator: 'Aanbieder van deze webwinkel',
    represented: 'Vertegenwoordigd door',
    contact: 'Contact',
    registration: 'Inschrijving in het handelsregister',
    vatId: 'Btw-identificatienummer',
    responsible: 'Verantwoordelijk voor de inhoud',
  },

  faulty: {
    title: 'Beschadigde of verkeerde artikelen',
    text: 'Neem contact met ons op als een artikel beschadigd aankomt of niet is wat u hebt besteld. Uw wettelijke rechten bij gebreken blijven onverminderd van kracht.',
  },

  returns: {
    title: 'Retourneren',
    none: 'Wij nemen geen artikelen terug die aan de beschrijving voldoen.',
    period: (days) => `U kunt artikelen binnen ${day(days)} na ontvangst retourneren.`,
    condition: 'De artikelen moeten ongebruikt zijn en in de staat waarin u ze hebt ontvangen.',
    how: 'Zo retourneert u een artikel',
    write: (email) => `Schrijf naar ${email} en vermeld uw bestelnummer voordat u iets terugstuurt.`,
    ask: 'Neem contact met ons op voordat u iets terugstuurt.',
    weSend: 'Wij betalen de kosten van het terugzenden.',
    youSend: 'U betaalt de kosten van het terugzenden.',
    refunds: 'Terugbetaling',
    refund: 'Zodra wij de artikelen hebben ontvangen, betalen wij de prijs terug via de betaalmethode die u hebt gebruikt.',
    contact: 'Contact',
  },

  withdrawal: {
    title: 'Herroepingsrecht',
    right: (days) =>
      `Als consument hebt u het recht om binnen een termijn van ${day(days)} zonder opgave van redenen deze overeenkomst te herroepen.`,
    period: (days) =>
      `De herroepingstermijn verstrijkt ${day(days)} na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het goed fysiek in bezit krijgt. Bij een bestelling die in meerdere zendingen wordt geleverd, is dat de dag waarop u de laatste zending ontvangt.`,
    statement:
      'Om het herroepingsrecht uit te oefenen, moet u ons via een ondubbelzinnige verklaring (bijvoorbeeld schriftelijk per post of e-mail) op de hoogte stellen van uw beslissing de overeenkomst te herroepen:',
    form: 'U kunt hiervoor gebruikmaken van het onderstaande modelformulier voor herroeping, maar bent hiertoe niet verplicht. Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te verzenden voordat de herroepingstermijn is verstreken.',
    effects: 'Gevolgen van de herroeping',
    refund:
      'Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment hebt gedaan, inclusief leveringskosten (met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons geboden goedkoopste standaardlevering), onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als waarmee u de oorspronkelijke transactie hebt verricht, tenzij u uitdrukkelijk anderszins hebt ingestemd; in ieder geval zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht.',
    withhold:
      'Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u hebt aangetoond dat u de goederen hebt teruggezonden, al naargelang welk tijdstip eerst valt.',
    sendBack:
      'U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst te herroepen aan ons hebt meegedeeld, aan ons terug te zenden of te overhandigen. U bent op tijd als u de goederen terugstuurt voordat de termijn van 14 dagen is verstreken.',
    weSend: 'Wij nemen de kosten van het terugzenden van de goederen voor onze rekening.',
    youSend: 'De directe kosten van het terugzenden van de goederen komen voor uw rekening.',
    loss: 'U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen, dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.',
    exceptions: 'Uitzonderingen',
    except: 'Het herroepingsrecht geldt onder andere niet voor deze goederen:',
    exceptList: [
      'goederen die volgens uw specificaties zijn vervaardigd of duidelijk voor een specifieke persoon bestemd zijn',
      'goederen die snel bederven of een beperkte houdbaarheid hebben',
      'verzegelde goederen die om redenen van gezondheidsbescherming of hygiëne niet geschikt zijn om te worden teruggezonden en waarvan de verzegeling na de levering is verbroken',
    ],
    model: 'Modelformulier voor herroeping',
    modelUse: 'Dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen.',
    to: 'Aan:',
    modelLines: [
      'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*) herroep/herroepen (*):',
      'Besteld op (*)/Ontvangen op (*):',
      'Naam/Namen consument(en):',
      'Adres consument(en):',
      'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
      'Datum:',
    ],
    modelNote: '(*) Doorhalen wat niet van toepassing is.',
  },

  shipping: {
    otherCountries: 'Alle andere landen',
    allCountries: 'Alle landen',
    cost: 'Verzendkosten',
    shown: 'Voordat u bestelt, ziet u bij het afrekenen de verzendkosten voor uw adres.',
    taxes: 'Er kunnen belastingen bij komen.',
    days: 'De levertijd begint op de dag waarop wij de bestelling aan de vervoerder overhandigen.',
    problems: 'Problemen met de levering',
    late: (email) =>
      `Neem contact met ons op${email ? ` via ${email}` : ''} en vermeld uw bestelnummer als een pakket te laat, zoekgeraakt of beschadigd is.`,
  },

  terms: {
    seller: 'Verkoper',
    orders: 'Bestellingen',
    scope: (store) => `Deze voorwaarden gelden voor bestellingen in de webwinkel ${store}.`,
    contract:
      'Met de knop aan het einde van het afrekenen plaatst u een bindende bestelling met betalingsverplichting. Daarvoor kunt u uw gegevens controleren en corrigeren. De overeenkomst komt tot stand wanneer wij uw bestelling per e-mail bevestigen of de goederen verzenden.',
    prices: 'Prijzen',
    withTax: (currency) =>
      `Alle prijzen zijn in ${currency} en inclusief btw. De verzendkosten worden vóór de bestelling getoond.`,
    withoutTax: (currency) =>
      `Alle prijzen zijn in ${currency}. Belastingen en verzendkosten komen er bij het afrekenen bij en worden vóór de bestelling getoond.`,
    payment: 'Betaling',
    methods: 'U kunt met deze betaalmethoden betalen:',
    delivery: 'Levering',
    deliveryText: 'Op de pagina ‘Verzending en levering’ staat waar wij leveren, hoelang het duurt en wat het kost.',
    withdrawal: 'Herroepingsrecht',
    withdrawalText: 'Op de pagina ‘Herroeping en retourneren’ staat hoe u de overeenkomst kunt herroepen.',
    returns: 'Retourneren',
    returnsText: 'Op de pagina ‘Herroeping en retourneren’ staat hoe u artikelen kunt retourneren.',
    faulty: 'Gebreken',
    faultyText: 'Als een artikel een gebrek heeft, hebt u de rechten die de wet u geeft.',
    law: 'Toepasselijk recht',
    lawText: (country) =>
      `Het recht van het land van de verkoper is van toepassing: ${country}. Bent u consument, dan blijft de dwingende bescherming van het recht van het land waar u woont onverminderd van kracht.`,
  },

  privacy: {
    responsible: 'Verwerkingsverantwoordelijke',
    data: 'Gegevens die wij verwerken',
    orders:
      'Bestellingen: uw naam, e-mailadres, postadressen, telefoonnummer als u dat invult, de bestelde artikelen en de status van betaling en levering. Wij hebben deze gegevens nodig om de overeenkomst met u uit te voeren.',
    account:
      'Klantaccount: als u inlogt, uw e-mailadres, uw bestellingen en opgeslagen adressen. U logt in met een code die wij per e-mail sturen.',
    contact: 'Berichten: uw naam, e-mailadres en bericht als u het contactformulier gebruikt.',
    newsletter: 'Nieuwsbrief: uw e-mailadres als u zich aanmeldt. U kunt zich op elk moment afmelden.',
    wishlist: 'Verlanglijst: de producten die u bewaart, in uw browser en, zolang u bent ingelogd, in uw klantaccount.',
    reviews: 'Beoordelingen: de naam, de beoordeling en de tekst die u invult. Ze zijn openbaar zodra wij ze publiceren.',
    stockAlerts:
      'Meldingen over beschikbaarheid: als u er een aanvraagt, uw e-mailadres en het product, totdat de e-mail is verstuurd en hooguit een jaar.',
    carts:
      'Niet afgeronde bestellingen: als u bij het afrekenen uw e-mailadres invult en niet bestelt, uw e-mailadres en de artikelen in uw winkelwagen, hooguit 90 dagen.',
    reminders:
      'Winkelwagenherinneringen: als u het afrekenen verlaat, kunnen wij u één herinnering per e-mail sturen, als u daarmee hebt ingestemd of de wet het zonder toestemming toestaat.',
    statistics:
      'Statistieken: wij tellen bezoeken zonder cookies. Om een bezoeker één keer per dag te tellen, bewaart de server tot het einde van de dag een hash van het netwerkadres en de browser.',
    pixel:
      'Advertenties: als u toestemming geeft, meldt de Meta-pixel aan Meta Platforms welke pagina’s u bekijkt, wat u in de winkelwagen legt en wat u bestelt. U kunt uw toestemming op elk moment intrekken.',
    pixelAsks:
      'Advertenties: de Meta-pixel meldt aan Meta Platforms welke pagina’s u bekijkt, wat u in de winkelwagen legt en wat u bestelt. Als wij u om toestemming vragen, gebeurt dat pas nadat u die hebt gegeven. U kunt uw keuze op elk moment wijzigen met de link onder aan elke pagina.',
    browser: 'Opslag in uw browser',
    browserText:
      'Uw winkelwagen wordt in uw browser opgeslagen. De winkel gebruikt alleen cookies die nodig zijn, bijvoorbeeld om in te loggen.',
    recipients: 'Wie uw gegevens ontvangt',
    carriers: 'Vervoerders, om uw bestelling te leveren.',
    providers: (names) => `${names}, om uw betaling te verwerken. Wij ontvangen uw volledige kaartgegevens niet.`,
    hosting: 'Dienstverleners die in onze opdracht onze servers beheren en onze e-mails versturen.',
    authorities: 'Autoriteiten, als de wet dat vereist.',
    retention: 'Hoelang wij uw gegevens bewaren',
    retentionText:
      'Wij bewaren de gegevens van bestellingen zolang het belasting- en handelsrecht dat vereist. Andere gegevens verwijderen wij wanneer wij ze niet meer nodig hebben voor het doel waarvoor wij ze hebben verzameld.',
    rights: 'Uw rechten',
    rightsText: 'U kunt ons vragen om inzage in uw gegevens en om correctie of verwijdering ervan.',
    rightsEea:
      'U hebt recht op inzage, rectificatie, verwijdering, beperking van de verwerking en overdraagbaarheid van uw gegevens. U kunt bezwaar maken tegen verwerking op basis van onze gerechtvaardigde belangen en uw toestemming op elk moment voor de toekomst intrekken.',
    write: (email) => `Schrijf naar ${email}.`,
    complaint: 'U hebt ook het recht een klacht in te dienen bij een toezichthouder voor gegevensbescherming.',
  },
}
