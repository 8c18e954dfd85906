import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Portuguese of Brazil (você), which CLDR calls `pt`. */
export const catalog: Catalog<typeof english> = {
  title: 'Seu carrinho',
  empty: 'Seu carrinho está vazio',
  emptyHint: 'Os produtos adicionados aparecerão aqui.',
  continueShopping: 'Continuar comprando',
  remove: 'Remover',
  removeItem: 'Remover {name}',
  increase: 'Aumentar a quantidade de {name}',
  decrease: 'Diminuir a quantidade de {name}',
  subtotal: 'Subtotal',
  taxAndShipping: 'O frete e os impostos são calculados ao finalizar a compra.',
  shippingOnly: 'Preços com impostos incluídos. O frete é calculado ao finalizar a compra.',
  otherStores: 'Estes itens são de outra loja e não podem ser comprados aqui: {names}.',
  removeOtherStores: 'Remover itens de outras lojas',
  limitedToStock: {
    one: 'Resta apenas {count} unidade de {name} em estoque. Seu carrinho foi atualizado.',
    other: 'Restam apenas {count} unidades de {name} em estoque. Seu carrinho foi atualizado.',
  },
  onlyAvailable: { one: 'Resta apenas {count} em estoque.', other: 'Restam apenas {count} em estoque.' },
  setQuantity: 'Alterar a quantidade para {quantity}',
  unavailable: 'Não incluído no subtotal.',
  repaired: 'Não foi possível ler alguns itens do seu carrinho salvo. Confira seu carrinho.',
  waiting: 'O pedido {number} aguarda seu pagamento',
  waitingUntil: 'Reservamos os itens até: {time}.',
  waitingReplace: 'Para pedir outra coisa, cancele primeiro o pedido {number}. Os itens continuam no seu carrinho.',
  waitingPay: 'Pagar o pedido {number}',
  waitingCancel: 'Cancelar o pedido {number} e fazer um novo',
  freeShippingMissing: 'Faltam {amount} para o frete grátis ({country}).',
  freeShippingReached: 'Você tem frete grátis ({country}).',
}
