import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** French, formal (vous). */
export const catalog: Catalog<typeof english> = {
  title: 'Votre panier',
  empty: 'Votre panier est vide',
  emptyHint: 'Les produits que vous ajoutez apparaîtront ici.',
  continueShopping: 'Continuer mes achats',
  remove: 'Supprimer',
  removeItem: 'Supprimer {name}',
  increase: 'Augmenter la quantité de {name}',
  decrease: 'Réduire la quantité de {name}',
  subtotal: 'Sous-total',
  taxAndShipping: 'Les frais de livraison et les taxes sont calculés lors du paiement.',
  shippingOnly: 'Prix TTC. Les frais de livraison sont calculés lors du paiement.',
  otherStores: 'Ces articles proviennent d’une autre boutique et ne peuvent pas être achetés ici : {names}.',
  removeOtherStores: 'Supprimer les articles d’autres boutiques',
  limitedToStock: {
    one: 'Il ne reste que {count} exemplaire de {name} en stock. Votre panier a été mis à jour.',
    other: 'Il ne reste que {count} exemplaires de {name} en stock. Votre panier a été mis à jour.',
  },
  onlyAvailable: { one: 'Plus que {count} en stock.', other: 'Plus que {count} en stock.' },
  setQuantity: 'Modifier la quantité : {quantity}',
  unavailable: 'Non compris dans le sous-total.',
  repaired: 'Certains articles de votre panier enregistré n’ont pas pu être lus. Veuillez vérifier votre panier.',
  waiting: 'La commande {number} est en attente de votre paiement',
  waitingUntil: 'Nous réservons ses articles jusqu’à : {time}.',
  waitingReplace: 'Pour commander autre chose, annulez d’abord la commande {number}. Ses articles restent dans votre panier.',
  waitingPay: 'Payer la commande {number}',
  waitingCancel: 'Annuler la commande {number} et en passer une nouvelle',
  freeShippingMissing: 'Plus que {amount} pour la livraison gratuite ({country}).',
  freeShippingReached: 'La livraison est gratuite ({country}).',
}
