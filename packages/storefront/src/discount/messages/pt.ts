import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Portuguese of Brazil (você), which CLDR calls `pt`. */
export const catalog: Catalog<typeof english> = {
  code: 'Cupom de desconto',
  apply: 'Aplicar',
  remove: 'Remover',
  removeCode: 'Remover o cupom {code}',
  applied: 'Cupom {code} aplicado.',
  atCheckout: 'Ao finalizar a compra',
  estimatedTotal: 'Total estimado',
}
