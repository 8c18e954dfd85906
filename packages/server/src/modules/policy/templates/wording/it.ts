import type { PolicyWording } from './en.ts'

const day = (days: number) => `${days} ${days === 1 ? 'giorno' : 'giorni'}`

/** The texts of the policies in Italian. The right of withdrawal and its form follow the models in Annex I of Directive 2011/83/EU. */
export const it: PolicyWording = {
  titles: {
    refund: 'Recesso e resi',
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni generali di vendita',
    shipping: 'Spedizioni',
    'legal-notice': 'Note legali',
  },

  email: (email) => `E-mail: ${email}`,
  phone: (phone) => `Telefono: ${phone}`,

  rate: {
    free: 'gratuita',
    pickup: (price) => `ritiro, ${price}`,
    byPrice: 'in base al totale dell’ordine',
    byWeight: 'in base al peso dell’ordine',
    freeFrom: (price) => `gratuita a partire da ${price}`,
    days: (min, max) => (min === max ? day(max) : `da ${min} a ${day(max)}`),
  },

  notice: {
    operator: 'Titolare di questo negozio online',
    represented: 'Rappresentante legale',
    contact: 'Contatti',
    registration: 'Registro delle imprese',
    vatId: 'Partita IVA',
    responsible: 'Responsabile dei contenuti',
  },

  faulty: {
    title: 'Articoli danneggiati o errati',
    text: 'Ci contatti se un articolo arriva danneggiato o non corrisponde all’ordine. La garanzia legale di conformità non è pregiudicata dalla presente informativa.',
  },

  returns: {
    title: 'Resi',
    none: 'Non accettiamo resi di articoli conformi alla descrizione.',
    period: (days) => `È possibile restituire gli articoli entro ${day(days)} dal ricevimento.`,
    condition: 'Gli articoli devono essere inutilizzati e nelle condizioni in cui sono stati ricevuti.',
    how: 'Come restituire un articolo',
    write: (email) => `Prima di spedire, scriva a ${email} indicando il numero dell’ordine.`,
    ask: 'Ci contatti prima di spedire.',
    weSend: 'Le spese di restituzione sono a nostro carico.',
    youSend: 'Le spese di restituzione sono a carico del cliente.',
    refunds: 'Rimborsi',
    refund: 'Dopo aver ricevuto gli articoli, ne rimborsiamo il prezzo con il metodo di pagamento utilizzato.',
    contact: 'Contatti',
  },

  withdrawal: {
    title: 'Diritto di recesso',
    right: (days) =>
      `Se è un consumatore, ha il diritto di recedere dal presente contratto, senza indicarne le ragioni, entro ${day(days)}.`,
    period: (days) =>
      `Il periodo di recesso scade dopo ${day(days)} dal giorno in cui Lei o un terzo, diverso dal vettore e da Lei designato, acquisisce il possesso fisico dei beni. Per un ordine consegnato in più spedizioni, è il giorno in cui viene ricevuta l’ultima.`,
    statement:
      'Per esercitare il diritto di recesso, Lei è tenuto a informarci della Sua decisione di recedere dal presente contratto tramite una dichiarazione esplicita (ad esempio lettera inviata per posta o posta elettronica):',
    form: 'A tal fine può utilizzare il modulo tipo di recesso riportato di seguito, ma non è obbligatorio. Per rispettare il termine di recesso, è sufficiente che Lei invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
    effects: 'Effetti del recesso',
    refund:
      'Se Lei recede dal presente contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna (ad eccezione dei costi supplementari derivanti dalla Sua eventuale scelta di un tipo di consegna diverso dal tipo meno costoso di consegna standard da noi offerto), senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della Sua decisione di recedere dal presente contratto. Detti rimborsi saranno effettuati utilizzando lo stesso mezzo di pagamento da Lei usato per la transazione iniziale, salvo che Lei non abbia espressamente convenuto altrimenti; in ogni caso, non dovrà sostenere alcun costo quale conseguenza di tale rimborso.',
    withhold:
      'Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino all’avvenuta dimostrazione da parte Sua di aver rispedito i beni, se precedente.',
    sendBack:
      'È pregato di rispedire i beni o di consegnarli a noi senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il Suo recesso dal presente contratto. Il termine è rispettato se Lei rispedisce i beni prima della scadenza del periodo di 14 giorni.',
    weSend: 'I costi della restituzione dei beni saranno a nostro carico.',
    youSend: 'I costi diretti della restituzione dei beni saranno a Suo carico.',
    loss: 'Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione del bene diversa da quella necessaria per stabilire la natura, le caratteristiche e il funzionamento dei beni.',
    exceptions: 'Eccezioni',
    except: 'Il diritto di recesso non si applica, tra gli altri, a questi beni:',
    exceptList: [
      'beni confezionati su misura o chiaramente personalizzati',
      'beni che rischiano di deteriorarsi o scadere rapidamente',
      'beni sigillati che non si prestano a essere restituiti per motivi igienici o connessi alla protezione della salute e sono stati aperti dopo la consegna',
    ],
    model: 'Modulo di recesso tipo',
    modelUse: 'Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.',
    to: 'Destinatario:',
    modelLines: [
      'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*):',
      'Ordinato il (*)/ricevuto il (*):',
      'Nome del/dei consumatore(i):',
      'Indirizzo del/dei consumatore(i):',
      'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):',
      'Data:',
    ],
    modelNote: '(*) Cancellare la dicitura inutile.',
  },

  shipping: {
    otherCountries: 'Tutti gli altri paesi',
    allCountries: 'Tutti i paesi',
    cost: 'Spese di spedizione',
    shown: 'Le spese di spedizione per il Suo indirizzo sono indicate prima dell’ordine.',
    taxes: 'Possono aggiungersi imposte.',
    days: 'I tempi di consegna decorrono dal giorno in cui affidiamo l’ordine al corriere.',
    problems: 'Problemi di consegna',
    late: (email) =>
      `Se un pacco è in ritardo, smarrito o danneggiato, ci contatti${email ? ` all’indirizzo ${email}` : ''} indicando il numero dell’ordine.`,
  },

  terms: {
    seller: 'Venditore',
    orders: 'Ordini',
    scope: (store) => `Le presenti condizioni si applicano agli ordini effettuati nel negozio online ${store}.`,
    contract:
      'Con il pulsante alla fine dell’acquisto si effettua un ordine vincolante con obbligo di pagare. Prima è possibile controllare e correggere i dati inseriti. Il contratto è concluso quando confermiamo l’ordine per e-mail o spediamo i beni.',
    prices: 'Prezzi',
    withTax: (currency) =>
      `Tutti i prezzi sono in ${currency} e comprendono le imposte. Le spese di spedizione sono indicate prima dell’ordine.`,
    withoutTax: (currency) =>
      `Tutti i prezzi sono in ${currency}. Imposte e spese di spedizione si aggiungono al momento dell’acquisto e sono indicate prima dell’ordine.`,
    payment: 'Pagamento',
    methods: 'È possibile pagare con questi metodi:',
    delivery: 'Consegna',
    deliveryText: 'La pagina «Spedizioni» indica dove consegniamo, in quanto tempo e a quale costo.',
    withdrawal: 'Diritto di recesso',
    withdrawalText: 'La pagina «Recesso e resi» spiega come recedere dal contratto.',
    returns: 'Resi',
    returnsText: 'La pagina «Recesso e resi» spiega come restituire gli articoli.',
    faulty: 'Garanzia legale',
    faultyText: 'Se un articolo è difettoso, si applicano i diritti previsti dalla legge.',
    law: 'Legge applicabile',
    lawText: (country) =>
      `Si applica la legge del paese del venditore: ${country}. Per i consumatori resta ferma la tutela inderogabile prevista dalla legge del paese in cui risiedono.`,
  },

  privacy: {
    responsible: 'Titolare del trattamento',
    data: 'Dati che trattiamo',
    orders:
      'Ordini: nome, indirizzo e-mail, indirizzi postali, numero di telefono se indicato, articoli ordinati e stato di pagamento e consegna. Ci servono per eseguire il contratto.',
    account:
      'Account cliente: se accede, il Suo indirizzo e-mail, i Suoi ordini e gli indirizzi salvati. L’accesso avviene con un codice che inviamo per e-mail.',
    contact: 'Messaggi: nome, indirizzo e-mail e messaggio se utilizza il modulo di contatto.',
    newsletter: 'Newsletter: il Suo indirizzo e-mail se si iscrive. Può annullare l’iscrizione in qualsiasi momento.',
    wishlist:
      'Lista dei desideri: i prodotti che salva, nel Suo browser e, finché ha effettuato l’accesso, nel Suo account cliente.',
    reviews: 'Recensioni: il nome, la valutazione e il testo che inserisce. Sono pubbliche quando le pubblichiamo.',
    stockAlerts:
      'Avvisi di disponibilità: se ne richiede uno, il Suo indirizzo e-mail e il prodotto, fino all’invio dell’e-mail e al massimo per un anno.',
    carts:
      'Acquisti non completati: se inserisce il Suo indirizzo e-mail durante l’acquisto e non completa l’ordine, il Suo indirizzo e-mail e gli articoli nel carrello, al massimo per 90 giorni.',
    reminders:
      'Promemoria del carrello: se abbandona l’acquisto, possiamo inviarLe un solo promemoria per e-mail, se ha dato il consenso o la legge lo permette senza consenso.',
    statistics:
      'Statistiche: contiamo le visite senza cookie. Per contare un visitatore una sola volta al giorno, il server conserva fino alla fine della giornata un hash dell’indirizzo di rete e del browser.',
    pixel:
      'Pubblicità: se acconsente, il pixel di Meta comunica a Meta Platforms quali pagine vede, che cosa aggiunge al carrello e che cosa ordina. Può revocare il consenso in qualsiasi momento.',
    pixelAsks:
      'Pubblicità: il pixel di Meta comunica a Meta Platforms quali pagine vede, che cosa aggiunge al carrello e che cosa ordina. Se Le chiediamo il consenso, lo fa solo dopo che ha acconsentito. Può cambiare la Sua scelta in qualsiasi momento con il link in fondo a ogni pagina.',
    browser: 'Memorizzazione nel browser',
    browserText:
      'Il carrello è salvato nel Suo browser. Il negozio usa cookie solo quando sono necessari, ad esempio per l’accesso.',
    recipients: 'Chi riceve i dati',
    carriers: 'I corrieri, per consegnare l’ordine.',
    providers: (names) => `${names}, per elaborare il pagamento. Non riceviamo i dati completi della carta.`,
    hosting: 'I fornitori che gestiscono i nostri server e inviano le nostre e-mail per nostro conto.',
    authorities: 'Le autorità, quando la legge lo richiede.',
    retention: 'Per quanto tempo conserviamo i dati',
    retentionText:
      'Conserviamo i dati degli ordini per il tempo richiesto dalla normativa fiscale e commerciale. Cancelliamo gli altri dati quando non servono più allo scopo per cui li abbiamo raccolti.',
    rights: 'I Suoi diritti',
    rightsText: 'Può chiederci l’accesso ai Suoi dati, la loro rettifica o la loro cancellazione.',
    rightsEea:
      'Ha diritto di accesso, rettifica, cancellazione, limitazione del trattamento e portabilità dei dati. Può opporsi al trattamento basato sui nostri legittimi interessi e revocare un consenso in qualsiasi momento per il futuro.',
    write: (email) => `Scriva a ${email}.`,
    complaint: 'Ha inoltre il diritto di proporre reclamo a un’autorità di protezione dei dati.',
  },
}
