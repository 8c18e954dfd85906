import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** French, formal (vous). */
export const catalog: Catalog<typeof english> = {
  skip: 'Aller au contenu',
  close: 'Fermer',
  retry: 'Réessayer',
  itemAdded: 'Article ajouté au panier !',
  partlyAdded: {
    one: 'Seulement {count} article ajouté. Vous ne pouvez pas en ajouter davantage.',
    other: 'Seulement {count} articles ajoutés. Vous ne pouvez pas en ajouter davantage.',
  },
  notAdded: 'Vous ne pouvez pas ajouter davantage de cet article.',
  unexpected: 'Une erreur inattendue s’est produite : {detail}',
  offline: 'Vous êtes hors ligne. Vérifiez votre connexion et réessayez.',
  notLoaded: 'Une partie de la boutique n’a pas pu être chargée. Rechargez la page.',
  checkout: 'Passer commande',
  notFound: 'Page introuvable',
  notFoundHint: 'Elle a peut-être été déplacée ou supprimée.',
  backHome: 'Retour à l’accueil',
  goShopping: 'Voir tous les produits',
  failed: 'Cette page n’a pas pu être chargée.',
  error: 'Erreur : {detail}',
  serverError: 'Le serveur a répondu avec le statut {status}.',
  loading: 'Chargement',
  related: 'Vous aimerez aussi',
  stockAlert: 'M’avertir par e-mail du retour en stock',
  stockAlertButton: 'M’avertir',
  stockAlertSaved: 'Vous recevrez un e-mail dès que cet article sera de nouveau en stock.',
  botFailed: 'La vérification a échoué. Veuillez réessayer.',
  botWorking: 'Nous vérifions que vous n’êtes pas un robot…',
  botDone: 'Vérification réussie',
  privacyChoices: 'Choix de confidentialité',
  breadcrumbs: 'Fil d’Ariane',
}
