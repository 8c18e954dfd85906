import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** French, formal (vous). */
export const catalog: Catalog<typeof english> = {
  title: 'Cookies',
  question:
    'Pouvons-nous utiliser des cookies pour mesurer l’efficacité de nos publicités ? La boutique fonctionne de la même façon si vous refusez.',
  accept: 'Accepter',
  decline: 'Refuser',
  policy: 'Politique de confidentialité',
  'current.granted': 'Votre choix actuel : accepté.',
  'current.denied': 'Votre choix actuel : refusé.',
  optedOut:
    'Votre navigateur demande aux sites de ne pas vous suivre. Cette boutique le respecte et n’utilise pas de cookies publicitaires.',
  close: 'Fermer',
}
