import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** French, formal (vous). */
export const catalog: Catalog<typeof english> = {
  search: 'Recherche',
  results: 'Résultats pour « {term} »',
  checkout: 'Paiement',
  account: 'Compte',
  order: 'Commande {number}',
  notFound: 'Page introuvable',
  home: 'Accueil',
  shop: 'Boutique',
  page: '{title} – page {number}',
  blockDataFailed: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.',
  contactTitle: 'Nous contacter',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  sendMessage: 'Envoyer le message',
  messageSent: 'Message envoyé',
  messageSentText: 'Merci. La boutique a bien reçu votre message.',
  newsletterTitle: 'Newsletter',
  subscribe: 'S’inscrire',
  subscribed: 'Inscription enregistrée',
  subscribedText: 'Merci de vous être inscrit à la newsletter.',
  required: 'Veuillez remplir ce champ.',
  invalid: 'Veuillez vérifier ce champ.',
  invalidEmail: 'Veuillez saisir une adresse e-mail valide.',
  fixFields: 'Veuillez vérifier certains champs. Rien n’a encore été envoyé.',
  confirm: 'Vérifiez votre saisie, puis confirmez. Rien n’a encore été envoyé.',
  confirmAgain: 'La confirmation a échoué. Rien n’a été envoyé. Patientez quelques secondes, puis confirmez à nouveau.',
  unsubscribeTitle: 'Se désabonner des e-mails ?',
  unsubscribeText:
    '{store} n’enverra plus de rappels de panier ni d’e-mails publicitaires à {email}. Vous recevrez toujours les e-mails concernant vos commandes.',
  unsubscribe: 'Se désabonner',
  unsubscribed: 'Vous êtes désabonné',
  unsubscribedText:
    '{store} n’enverra pas de rappels de panier ni d’e-mails publicitaires à {email}. Vous recevrez toujours les e-mails concernant vos commandes.',
  unsubscribeInvalid: 'Ce lien n’est pas valable',
  unsubscribeInvalidText: 'Rien n’a été modifié. Ouvrez le lien complet de l’e-mail ou répondez à l’e-mail pour vous désabonner.',
  backToStore: 'Retour à la boutique',
  back: 'Retour',
  cartNeedsScript: 'Le panier nécessite JavaScript',
  cartNeedsScriptText:
    'Rien n’a été ajouté. Le panier est conservé dans votre navigateur, qui a besoin de JavaScript pour cela. Activez JavaScript et réessayez.',
  orderByContact: 'Vous pouvez aussi commander en contactant la boutique :',
}
