import type { PolicyWording } from './en.ts'

const day = (days: number) => `${days} ${days < 2 ? 'jour' : 'jours'}`

/** The texts of the policies in French. The right of withdrawal and its form follow the models in Annex I of Directive 2011/83/EU. */
export const fr: PolicyWording = {
  titles: {
    refund: 'Rétractation et retours',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales de vente',
    shipping: 'Livraison',
    'legal-notice': 'Mentions légales',
  },

  email: (email) => `E-mail : ${email}`,
  phone: (phone) => `Téléphone : ${phone}`,

  rate: {
    free: 'gratuit',
    pickup: (price) => `retrait, ${price}`,
    byPrice: 'selon le montant de la commande',
    byWeight: 'selon le poids de la commande',
    freeFrom: (price) => `gratuit à partir de ${price}`,
    days: (min, max) => (min === max ? day(max) : `${min} à ${day(max)}`),
  },

  notice: {
    operator: 'Éditeur de cette boutique en ligne',
    represented: 'Représenté par',
    contact: 'Contact',
    registration: 'Immatriculation',
    vatId: 'Numéro de TVA intracommunautaire',
    responsible: 'Responsable du contenu',
  },

  faulty: {
    title: 'Articles endommagés ou erronés',
    text: 'Contactez-nous si un article arrive endommagé ou ne correspond pas à votre commande. Vos garanties légales ne sont pas affectées par la présente politique.',
  },

  returns: {
    title: 'Retours',
    none: 'Nous n’acceptons pas le retour d’articles conformes à leur description.',
    period: (days) => `Vous pouvez retourner les articles dans un délai de ${day(days)} après leur réception.`,
    condition: 'Les articles doivent être inutilisés et dans l’état dans lequel vous les avez reçus.',
    how: 'Comment retourner un article',
    write: (email) => `Écrivez à ${email} en indiquant votre numéro de commande avant tout renvoi.`,
    ask: 'Contactez-nous avant tout renvoi.',
    weSend: 'Les frais de retour sont à notre charge.',
    youSend: 'Les frais de retour sont à votre charge.',
    refunds: 'Remboursements',
    refund: 'Après réception des articles, nous remboursons leur prix sur le moyen de paiement que vous avez utilisé.',
    contact: 'Contact',
  },

  withdrawal: {
    title: 'Droit de rétractation',
    right: (days) =>
      `Si vous êtes un consommateur, vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de ${day(days)}.`,
    period: (days) =>
      `Le délai de rétractation expire ${day(days)} après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du bien. Pour une commande livrée en plusieurs colis, il s’agit du jour de réception du dernier.`,
    statement:
      'Pour exercer le droit de rétractation, vous devez nous notifier votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique) :',
    form: 'Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire. Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
    effects: 'Effets de la rétractation',
    refund:
      'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
    withhold:
      'Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
    sendBack:
      'Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
    weSend: 'Nous prendrons en charge les frais de renvoi du bien.',
    youSend: 'Vous devrez prendre en charge les frais directs de renvoi du bien.',
    loss: 'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
    exceptions: 'Exceptions',
    except: 'Le droit de rétractation ne s’applique pas, entre autres, aux biens suivants :',
    exceptList: [
      'les biens confectionnés selon vos spécifications ou nettement personnalisés',
      'les biens susceptibles de se détériorer ou de se périmer rapidement',
      'les biens scellés ne pouvant être renvoyés pour des raisons de protection de la santé ou d’hygiène et qui ont été descellés après la livraison',
    ],
    model: 'Modèle de formulaire de rétractation',
    modelUse: 'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
    to: 'À l’attention de :',
    modelLines: [
      'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*) ci-dessous :',
      'Commandé le (*)/reçu le (*) :',
      'Nom du (des) consommateur(s) :',
      'Adresse du (des) consommateur(s) :',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
      'Date :',
    ],
    modelNote: '(*) Rayez la mention inutile.',
  },

  shipping: {
    otherCountries: 'Tous les autres pays',
    allCountries: 'Tous les pays',
    cost: 'Frais de livraison',
    shown: 'Les frais de livraison pour votre adresse sont affichés avant que vous ne passiez commande.',
    taxes: 'Des taxes peuvent s’y ajouter.',
    days: 'Les délais de livraison courent à partir du jour où nous remettons la commande au transporteur.',
    problems: 'Problèmes de livraison',
    late: (email) =>
      `Si un colis est en retard, perdu ou endommagé, contactez-nous${email ? ` à l’adresse ${email}` : ''} en indiquant votre numéro de commande.`,
  },

  terms: {
    seller: 'Vendeur',
    orders: 'Commandes',
    scope: (store) => `Les présentes conditions s’appliquent aux commandes passées dans la boutique en ligne ${store}.`,
    contract:
      'En cliquant sur le bouton à la fin de la commande, vous passez une commande ferme avec obligation de paiement. Auparavant, vous pouvez vérifier et corriger votre saisie. Le contrat est conclu lorsque nous confirmons votre commande par e-mail ou expédions les biens.',
    prices: 'Prix',
    withTax: (currency) =>
      `Tous les prix sont indiqués en ${currency}, taxes comprises. Les frais de livraison sont affichés avant la commande.`,
    withoutTax: (currency) =>
      `Tous les prix sont indiqués en ${currency}. Les taxes et les frais de livraison s’ajoutent lors du paiement et sont affichés avant la commande.`,
    payment: 'Paiement',
    methods: 'Vous pouvez payer avec les moyens suivants :',
    delivery: 'Livraison',
    deliveryText: 'La page « Livraison » indique où nous livrons, les délais et les frais.',
    withdrawal: 'Droit de rétractation',
    withdrawalText: 'La page « Rétractation et retours » explique comment vous rétracter du contrat.',
    returns: 'Retours',
    returnsText: 'La page « Rétractation et retours » explique comment retourner des articles.',
    faulty: 'Garanties légales',
    faultyText: 'Vous bénéficiez des garanties prévues par la loi si un article est défectueux ou non conforme.',
    law: 'Droit applicable',
    lawText: (country) =>
      `Le droit du pays du vendeur s’applique : ${country}. Si vous êtes un consommateur, la protection impérative du droit de votre pays de résidence n’est pas affectée.`,
  },

  privacy: {
    responsible: 'Responsable du traitement',
    data: 'Données que nous traitons',
    orders:
      'Commandes : votre nom, votre adresse e-mail, vos adresses postales, votre numéro de téléphone si vous l’indiquez, les articles commandés et l’état du paiement et de la livraison. Ces données sont nécessaires à l’exécution du contrat conclu avec vous.',
    account:
      'Compte client : si vous vous connectez, votre adresse e-mail, vos commandes et les adresses enregistrées. La connexion se fait avec un code que nous vous envoyons par e-mail.',
    contact: 'Messages : votre nom, votre adresse e-mail et votre message si vous utilisez le formulaire de contact.',
    newsletter: 'Newsletter : votre adresse e-mail si vous vous abonnez. Vous pouvez vous désabonner à tout moment.',
    wishlist:
      'Liste de souhaits : les produits que vous enregistrez, dans votre navigateur et, tant que vous êtes connecté, dans votre compte client.',
    reviews: 'Avis : le nom, la note et le texte que vous saisissez. Ils sont publics dès que nous les publions.',
    stockAlerts:
      'Alertes de disponibilité : si vous en demandez une, votre adresse e-mail et le produit, jusqu’à l’envoi de l’e-mail et pendant un an au plus.',
    carts:
      'Commandes non terminées : si vous saisissez votre adresse e-mail dans la commande sans la terminer, votre adresse e-mail et les articles de votre panier, pendant 90 jours au plus.',
    reminders:
      'Rappels de panier : si vous quittez la commande, nous pouvons vous envoyer un seul rappel par e-mail, si vous l’avez accepté ou si la loi le permet sans consentement.',
    statistics:
      'Statistiques : nous comptons les visites sans cookies. Pour ne compter un visiteur qu’une fois par jour, le serveur conserve jusqu’à la fin de la journée une empreinte (hachage) de l’adresse réseau et du navigateur.',
    pixel:
      'Publicité : si vous y consentez, le pixel Meta indique à Meta Platforms quelles pages vous consultez, ce que vous ajoutez au panier et ce que vous commandez. Vous pouvez retirer votre consentement à tout moment.',
    pixelAsks:
      'Publicité : le pixel Meta indique à Meta Platforms quelles pages vous consultez, ce que vous ajoutez au panier et ce que vous commandez. Si nous vous demandons votre consentement, il ne le fait qu’après votre accord. Vous pouvez modifier votre choix à tout moment avec le lien en bas de chaque page.',
    browser: 'Stockage dans votre navigateur',
    browserText:
      'Votre panier est enregistré dans votre navigateur. La boutique n’utilise des cookies que lorsqu’ils sont nécessaires, par exemple pour la connexion.',
    recipients: 'Destinataires de vos données',
    carriers: 'Les transporteurs, pour livrer votre commande.',
    providers: (names) => `${names}, pour traiter votre paiement. Nous ne recevons pas vos données de carte complètes.`,
    hosting: 'Les prestataires qui exploitent nos serveurs et envoient nos e-mails pour notre compte.',
    authorities: 'Les autorités, lorsque la loi l’exige.',
    retention: 'Durée de conservation',
    retentionText:
      'Nous conservons les données des commandes aussi longtemps que le droit fiscal et commercial l’exige. Nous supprimons les autres données lorsqu’elles ne sont plus nécessaires à la finalité pour laquelle nous les avons collectées.',
    rights: 'Vos droits',
    rightsText: 'Vous pouvez nous demander l’accès à vos données, leur rectification ou leur effacement.',
    rightsEea:
      'Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation du traitement et de portabilité de vos données. Vous pouvez vous opposer aux traitements fondés sur nos intérêts légitimes et retirer un consentement à tout moment pour l’avenir.',
    write: (email) => `Écrivez à ${email}.`,
    complaint: 'Vous avez également le droit d’introduire une réclamation auprès d’une autorité de protection des données.',
  },
}
