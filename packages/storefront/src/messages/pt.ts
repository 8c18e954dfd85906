import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Portuguese of Brazil (você), which CLDR calls `pt`. */
export const catalog: Catalog<typeof english> = {
  skip: 'Ir para o conteúdo',
  close: 'Fechar',
  retry: 'Tentar novamente',
  itemAdded: 'Item adicionado ao carrinho!',
  partlyAdded: {
    one: 'Apenas {count} unidade adicionada. Não é possível adicionar mais deste item.',
    other: 'Apenas {count} unidades adicionadas. Não é possível adicionar mais deste item.',
  },
  notAdded: 'Não é possível adicionar mais deste item.',
  unexpected: 'Ocorreu um erro inesperado: {detail}',
  offline: 'Você está offline. Verifique sua conexão e tente novamente.',
  notLoaded: 'Não foi possível carregar parte da loja. Recarregue a página.',
  checkout: 'Finalizar compra',
  notFound: 'Página não encontrada',
  notFoundHint: 'Ela pode ter sido movida ou excluída.',
  backHome: 'Ir para a página inicial',
  goShopping: 'Ver todos os produtos',
  failed: 'Não foi possível carregar esta página.',
  error: 'Erro: {detail}',
  serverError: 'O servidor respondeu com o status {status}.',
  loading: 'Carregando',
  related: 'Você também pode gostar',
  stockAlert: 'Avise-me por e-mail quando voltar ao estoque',
  stockAlertButton: 'Avise-me',
  stockAlertSaved: 'Você receberá um e-mail quando este item voltar ao estoque.',
  botFailed: 'A verificação falhou. Tente novamente.',
  botWorking: 'Verificando se você não é um robô…',
  botDone: 'Verificação concluída',
  privacyChoices: 'Opções de privacidade',
  breadcrumbs: 'Caminho de navegação',
}
