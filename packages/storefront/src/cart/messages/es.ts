import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Spanish, informal (tú). */
export const catalog: Catalog<typeof english> = {
  title: 'Tu carrito',
  empty: 'Tu carrito está vacío',
  emptyHint: 'Los productos que añadas aparecerán aquí.',
  continueShopping: 'Seguir comprando',
  remove: 'Eliminar',
  removeItem: 'Eliminar {name}',
  increase: 'Aumentar la cantidad de {name}',
  decrease: 'Reducir la cantidad de {name}',
  subtotal: 'Subtotal',
  taxAndShipping: 'Los gastos de envío y los impuestos se calculan al finalizar la compra.',
  shippingOnly: 'Precios con impuestos incluidos. Los gastos de envío se calculan al finalizar la compra.',
  otherStores: 'Estos artículos son de otra tienda y no se pueden comprar aquí: {names}.',
  removeOtherStores: 'Eliminar artículos de otras tiendas',
  limitedToStock: {
    one: 'Solo queda {count} unidad de {name}. Hemos actualizado tu carrito.',
    other: 'Solo quedan {count} unidades de {name}. Hemos actualizado tu carrito.',
  },
  onlyAvailable: { one: 'Solo queda {count} unidad.', other: 'Solo quedan {count} unidades.' },
  setQuantity: 'Cambiar la cantidad a {quantity}',
  unavailable: 'No incluido en el subtotal.',
  repaired: 'No se han podido leer algunos artículos de tu carrito guardado. Revisa tu carrito.',
  waiting: 'El pedido {number} está pendiente de tu pago',
  waitingUntil: 'Reservamos sus artículos hasta: {time}.',
  waitingReplace: 'Para pedir otra cosa, cancela primero el pedido {number}. Sus artículos siguen en tu carrito.',
  waitingPay: 'Pagar el pedido {number}',
  waitingCancel: 'Cancelar el pedido {number} y hacer uno nuevo',
  freeShippingMissing: 'Te faltan {amount} para el envío gratuito ({country}).',
  freeShippingReached: 'Tienes envío gratuito ({country}).',
}
