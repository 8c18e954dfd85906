import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Portuguese of Brazil (você), which CLDR calls `pt`. */
export const catalog: Catalog<typeof english> = {
  title: 'Cookies',
  question: 'Podemos usar cookies para medir nossa publicidade? A loja funciona da mesma forma se você recusar.',
  accept: 'Aceitar',
  decline: 'Recusar',
  policy: 'Política de privacidade',
  'current.granted': 'Sua escolha atual: aceito.',
  'current.denied': 'Sua escolha atual: recusado.',
  optedOut: 'Seu navegador pede que os sites não rastreiem você. Esta loja respeita isso e não usa cookies de publicidade.',
  close: 'Fechar',
}
