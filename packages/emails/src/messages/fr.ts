import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** French. Formal address (vous). */
export const fr = {
  // Parts of several emails.
  orderNumber: 'Commande {order}',
  items: 'Articles',
  item: '{quantity} × {item}',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  free: 'Gratuite',
  tax: '{tax} {rate}',
  includedTax: 'Dont {tax} {rate}',
  total: 'Total',
  payment: 'Mode de paiement',
  shippingMethod: 'Mode de livraison',
  shippingAddress: 'Adresse de livraison',
  pickup: 'Retrait',
  yourAddress: 'Votre adresse',
  giftMessage: 'Message cadeau',
  customerNote: 'Message à la boutique',
  tracking: 'Suivi du colis',
  trackShipment: 'Suivre mon colis',
  viewOrder: 'Voir ma commande',

  orderPlacedSubject: 'Votre commande {order} chez {store}',
  orderPlacedHeading: 'Merci pour votre commande\u00a0!',
  orderPlacedPreview: 'Nous avons bien reçu votre commande. Total\u00a0: {total}.',
  orderPlacedPayBefore: 'Merci de régler votre commande au plus tard le {date}. Passé ce délai, elle sera annulée.',

  paymentLinkSubject: 'Réglez votre commande {order} chez {store}',
  paymentLinkHeading: 'Votre commande est prête à être réglée',
  paymentLinkPreview: 'Total\u00a0: {total}',
  paymentLinkUntil: 'Ce lien est valable jusqu’au {date}. D’ici là, vos articles vous sont réservés.',
  paymentLinkPay: 'Payer maintenant',

  cartReminderSubject: 'Votre panier chez {store}',
  cartReminderHeading: 'Vous avez oublié quelque chose dans votre panier',
  cartReminderText: 'Finalisez votre commande tant que vos articles sont disponibles. Les prix peuvent changer.',
  cartReminderComplete: 'Finaliser ma commande',
  cartReminderReason:
    'Vous recevez cet e-mail car vous avez saisi votre adresse e-mail au moment de commander chez {store}. Il s’agit du seul rappel concernant ce panier.',
  cartReminderUnsubscribe: 'Se désabonner',

  backInStockSubject: '{item} est de retour en stock chez {store}',
  backInStockHeading: '{item} est de retour en stock',
  backInStockText: 'Vous pouvez le commander tant qu’il est disponible. Nous ne pouvons pas le réserver pour vous.',
  backInStockView: 'Voir le produit',
  backInStockReason:
    'Vous recevez cet e-mail car vous avez demandé à {store} de vous prévenir du retour en stock de cet article. Il s’agit du seul e-mail concernant cette demande.',

  orderShippedSubject: 'Votre commande {order} a été expédiée',
  orderShippedPartSubject: 'Une partie de votre commande {order} a été expédiée',
  orderShippedPickupSubject: 'Votre commande {order} est prête à être retirée',
  orderShippedPickupPartSubject: 'Une partie de votre commande {order} est prête à être retirée',
  orderShippedDigitalSubject: 'Votre commande {order} est terminée',
  orderShippedDigitalPartSubject: 'Une partie de votre commande {order} est terminée',
  orderShippedItems: 'Articles de cet envoi',
  orderShippedPickupItems: 'Articles à retirer',
  orderShippedRestFollows: 'Le reste de votre commande suivra.',
  orderShippedLast: 'Votre commande est maintenant complète.',
  orderShippedEarlier: 'Envois précédents',
  parcelShipped: 'Expédié',
  parcelDelivered: 'Livré',
  parcelReturned: 'Retourné',

  orderTrackingSubject: 'Nouvelles informations de suivi pour votre commande {order}',

  orderDeliveredSubject: 'Votre commande {order} a été livrée',
  orderDeliveredPartSubject: 'Une partie de votre commande {order} a été livrée',
  orderDeliveredPickupSubject: 'Votre commande {order} a été retirée',
  orderDeliveredPickupPartSubject: 'Une partie de votre commande {order} a été retirée',
  orderDeliveredReview: 'Vos articles vous plaisent-ils ? Donnez votre avis sur la page de votre commande.',

  orderRefundedSubject: 'Nous vous avons remboursé {amount} pour votre commande {order}',
  orderRefundedItemsSubject: 'Des articles de votre commande {order} ont été annulés',
  orderRefundedDelay: 'Le remboursement peut mettre jusqu’à {days} jours à apparaître sur votre compte ou votre carte.',

  orderCanceledSubject: 'Votre commande {order} a été annulée',
  orderCanceledRestSubject: 'Le reste de votre commande {order} a été annulé',
  orderCanceledUnpaid: 'Elle n’a pas été réglée à temps. Si vous avez déjà payé, répondez à cet e-mail.',
  orderCanceledItems: 'Articles annulés',

  paymentReceivedSubject: 'Nous avons bien reçu le paiement de votre commande {order}',
  paymentReceivedText: 'Merci\u00a0! Votre paiement de {amount} nous est bien parvenu.',

  paymentFailedSubject: 'Le paiement de votre commande {order} a échoué',
  paymentFailedText:
    'Votre commande n’est pas encore validée. Nous réservons vos articles jusqu’au {time}. Vous pouvez réessayer de payer d’ici là.',
  paymentFailedPay: 'Réessayer le paiement',

  paymentReturnedSubject: 'Le paiement de votre commande {order} a été remboursé',
  paymentReturnedText:
    'Nous vous avons remboursé {amount} car, à l’arrivée de votre paiement, la commande était déjà clôturée ou payée, ou ses articles n’étaient plus disponibles.',
  paymentReturnedNext: 'Si vous souhaitez toujours ces articles, passez une nouvelle commande ou répondez à cet e-mail.',

  accountCodeSubject: '{code} est votre code pour {store}',
  accountCodeHeading: 'Votre code de connexion à {store}',
  accountCodeValidity: { one: 'Ce code est valable {count} minute.', other: 'Ce code est valable {count} minutes.' },
  accountCodeWarning: 'Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Ne communiquez ce code à personne.',

  // The example of previews and test emails.
  sampleShirt: 'Chemise en lin',
  sampleMug: 'Tasse en grès',
  sampleSize: 'Taille',
  sampleColor: 'Couleur',
  sampleSand: 'Sable',
  sampleDiscount: 'Bienvenue',
  sampleTax: 'TVA',
  samplePayment: 'Virement bancaire',
  sampleInstructions: 'Virez le montant sur le compte {iban}.\nNous expédions dès réception du paiement.',
  sampleShipping: 'Livraison standard',
  sampleReason: 'La chemise en lin n’est plus en stock.',
  sampleMessage: 'Merci pour votre appel. Voici votre commande.',
  sampleGiftMessage: 'Joyeux anniversaire !',
  sampleCity: 'Vienne',
  sampleCountry: 'Autriche',
} satisfies Catalog<typeof en>
