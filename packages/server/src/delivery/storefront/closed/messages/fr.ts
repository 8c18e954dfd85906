import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const fr = {
  title: 'Fermé pour le moment',
  lead: 'Vous avez le mot de passe ? Saisissez-le pour découvrir la boutique.',
  password: 'Mot de passe de la boutique',
  enter: 'Entrer',
  required: 'Saisissez le mot de passe.',
  wrong: 'Mot de passe incorrect. Vérifiez-le et réessayez.',
  tooMany: 'Trop de tentatives. Réessayez dans quelques minutes.',
  newsletter: 'Recevez un e-mail dès qu’il y a du nouveau.',
  email: 'E-mail',
  subscribe: 'S’inscrire',
  owner: 'C’est votre boutique ?',
  signIn: 'Se connecter',
} satisfies Catalog<typeof en>
