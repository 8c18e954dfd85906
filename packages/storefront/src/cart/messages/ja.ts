import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Japanese, polite. */
export const catalog: Catalog<typeof english> = {
  title: 'カート',
  empty: 'カートに商品がありません',
  emptyHint: '追加した商品がここに表示されます。',
  continueShopping: '買い物を続ける',
  remove: '削除',
  removeItem: '{name}を削除',
  increase: '{name}の数量を増やす',
  decrease: '{name}の数量を減らす',
  subtotal: '小計',
  taxAndShipping: '送料と税金はご注文手続き時に計算されます。',
  shippingOnly: '価格は税込みです。送料はご注文手続き時に計算されます。',
  otherStores: '次の商品は別のストアのもので、ここでは購入できません：{names}。',
  removeOtherStores: '別のストアの商品を削除',
  limitedToStock: { other: '{name}の在庫は残り{count}点です。カートを更新しました。' },
  onlyAvailable: { other: '在庫は残り{count}点です。' },
  setQuantity: '数量を{quantity}に変更',
  unavailable: '小計に含まれていません。',
  repaired: '保存されたカートの一部の商品を読み込めませんでした。カートをご確認ください。',
  waiting: '注文{number}はお支払いをお待ちしています',
  waitingUntil: '{time}まで商品をお取り置きします。',
  waitingReplace: '別の注文をするには、先に注文{number}をキャンセルしてください。商品はカートに残ります。',
  waitingPay: '注文{number}の支払いをする',
  waitingCancel: '注文{number}をキャンセルして新しく注文する',
  freeShippingMissing: 'あと{amount}で送料無料（{country}）。',
  freeShippingReached: '送料無料です（{country}）。',
}
