import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Turkish, formal (siz). */
export const catalog: Catalog<typeof english> = {
  code: 'İndirim kodu',
  apply: 'Uygula',
  remove: 'Kaldır',
  removeCode: '{code} indirim kodunu kaldır',
  applied: '{code} indirim kodu uygulandı.',
  atCheckout: 'Ödeme adımında',
  estimatedTotal: 'Tahmini toplam',
}
