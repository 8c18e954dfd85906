import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Japanese, polite. */
export const catalog: Catalog<typeof english> = {
  code: 'クーポンコード',
  apply: '適用',
  remove: '削除',
  removeCode: 'クーポンコード{code}を削除',
  applied: 'クーポンコード{code}を適用しました。',
  atCheckout: 'ご注文手続き時',
  estimatedTotal: '合計（概算）',
}
