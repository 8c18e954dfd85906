import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Portuguese of Brazil (você), which CLDR calls `pt`. */
export const catalog: Catalog<typeof english> = {
  search: 'Buscar',
  results: 'Resultados para “{term}”',
  checkout: 'Finalizar compra',
  account: 'Conta',
  order: 'Pedido {number}',
  notFound: 'Página não encontrada',
  home: 'Início',
  shop: 'Loja',
  page: '{title} – página {number}',
  blockDataFailed: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  contactTitle: 'Fale conosco',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  message: 'Mensagem',
  sendMessage: 'Enviar mensagem',
  messageSent: 'Mensagem enviada',
  messageSentText: 'Obrigado. A loja recebeu sua mensagem.',
  newsletterTitle: 'Newsletter',
  subscribe: 'Inscrever-se',
  subscribed: 'Inscrição feita',
  subscribedText: 'Obrigado por assinar a newsletter.',
  required: 'Preencha este campo.',
  invalid: 'Confira este campo.',
  invalidEmail: 'Digite um e-mail válido.',
  fixFields: 'Confira os campos destacados. Nada foi enviado ainda.',
  confirm: 'Confira o que você digitou e confirme. Nada foi enviado ainda.',
  confirmAgain: 'Não foi possível confirmar. Nada foi enviado. Aguarde alguns segundos e confirme novamente.',
  unsubscribeTitle: 'Cancelar a inscrição nos e-mails?',
  unsubscribeText:
    '{store} não enviará mais lembretes de carrinho nem e-mails promocionais para {email}. Você continuará recebendo e-mails sobre seus pedidos.',
  unsubscribe: 'Cancelar inscrição',
  unsubscribed: 'Inscrição cancelada',
  unsubscribedText:
    '{store} não enviará lembretes de carrinho nem e-mails promocionais para {email}. Você continuará recebendo e-mails sobre seus pedidos.',
  unsubscribeInvalid: 'Este link não é válido',
  unsubscribeInvalidText: 'Nada foi alterado. Abra o link completo do e-mail ou responda ao e-mail para cancelar a inscrição.',
  backToStore: 'Voltar à loja',
  back: 'Voltar',
  cartNeedsScript: 'O carrinho precisa de JavaScript',
  cartNeedsScriptText:
    'Nada foi adicionado. O carrinho fica no seu navegador, que precisa de JavaScript para isso. Ative o JavaScript e tente novamente.',
  orderByContact: 'Você também pode entrar em contato com a loja para fazer o pedido:',
}
