import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Spanish, informal (tú). */
export const catalog: Catalog<typeof english> = {
  code: 'Código de descuento',
  apply: 'Aplicar',
  remove: 'Eliminar',
  removeCode: 'Eliminar el código de descuento {code}',
  applied: 'Código de descuento {code} aplicado.',
  atCheckout: 'Al finalizar la compra',
  estimatedTotal: 'Total estimado',
}
