import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Portuguese as written in Brazil. */
export const pt = {
  title: 'Fechada no momento',
  lead: 'Você tem a senha? Digite-a para conhecer a loja.',
  password: 'Senha da loja',
  enter: 'Entrar na loja',
  required: 'Digite a senha.',
  wrong: 'Senha incorreta. Confira e tente novamente.',
  tooMany: 'Muitas tentativas. Tente novamente em alguns minutos.',
  newsletter: 'Receba um e-mail quando houver novidades.',
  email: 'E-mail',
  subscribe: 'Inscrever-se',
  owner: 'Esta loja é sua?',
  signIn: 'Fazer login',
} satisfies Catalog<typeof en>
