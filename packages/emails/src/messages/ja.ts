import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Japanese. */
export const ja = {
  // Parts of several emails.
  orderNumber: '注文番号 {order}',
  items: '商品',
  item: '{item} × {quantity}',
  subtotal: '小計',
  shipping: '送料',
  free: '無料',
  tax: '{tax}（{rate}）',
  includedTax: 'うち{tax}（{rate}）',
  total: '合計',
  payment: 'お支払い方法',
  shippingMethod: '配送方法',
  shippingAddress: 'お届け先',
  pickup: '店舗受け取り',
  yourAddress: 'ご住所',
  giftMessage: 'ギフトメッセージ',
  customerNote: 'ストアへのメッセージ',
  tracking: '配送状況',
  trackShipment: '配送状況を確認する',
  viewOrder: 'ご注文内容を確認する',

  orderPlacedSubject: '【{store}】ご注文を承りました（注文番号 {order}）',
  orderPlacedHeading: 'ご注文ありがとうございます',
  orderPlacedPreview: 'ご注文を承りました。合計：{total}',
  orderPlacedPayBefore: '{date}までにお支払いください。期限を過ぎると、ご注文はキャンセルされます。',

  paymentLinkSubject: '【{store}】お支払いのお願い（注文番号 {order}）',
  paymentLinkHeading: 'お支払いをお願いいたします',
  paymentLinkPreview: '合計：{total}',
  paymentLinkUntil: 'このリンクの有効期限は{date}です。それまで商品をお取り置きいたします。',
  paymentLinkPay: 'お支払いに進む',

  cartReminderSubject: '【{store}】カートに商品が残っています',
  cartReminderHeading: 'カートに商品が残っています',
  cartReminderText: '在庫があるうちにご注文を完了してください。価格は変更される場合があります。',
  cartReminderComplete: '注文を完了する',
  cartReminderReason:
    'このメールは、{store}のご注文手続きでメールアドレスを入力されたお客様にお送りしています。このカートについてのお知らせは今回限りです。',
  cartReminderUnsubscribe: '配信を停止する',

  backInStockSubject: '{store}で{item}が再入荷しました',
  backInStockHeading: '{item}が再入荷しました',
  backInStockText: '在庫があるうちにご注文いただけます。商品のお取り置きはできません。',
  backInStockView: '商品を見る',
  backInStockReason:
    'このメールは、{store}でこの商品の再入荷通知をご希望のお客様にお送りしています。このご依頼についてのメールは今回限りです。',

  orderShippedSubject: 'ご注文の商品を発送しました（注文番号 {order}）',
  orderShippedPartSubject: 'ご注文の商品の一部を発送しました（注文番号 {order}）',
  orderShippedPickupSubject: '商品の受け取り準備ができました（注文番号 {order}）',
  orderShippedPickupPartSubject: '一部の商品の受け取り準備ができました（注文番号 {order}）',
  orderShippedDigitalSubject: 'ご注文の手続きが完了しました（注文番号 {order}）',
  orderShippedDigitalPartSubject: 'ご注文の一部の手続きが完了しました（注文番号 {order}）',
  orderShippedItems: '今回発送した商品',
  orderShippedPickupItems: '受け取り可能な商品',
  orderShippedRestFollows: '残りの商品は後日ご用意いたします。',
  orderShippedLast: 'ご注文の商品は、これですべて揃いました。',
  orderShippedEarlier: '以前の発送',
  parcelShipped: '発送済み',
  parcelDelivered: '配達済み',
  parcelReturned: '返品済み',

  orderTrackingSubject: 'お荷物の追跡情報が更新されました（注文番号 {order}）',

  orderDeliveredSubject: 'ご注文の商品をお届けしました（注文番号 {order}）',
  orderDeliveredPartSubject: 'ご注文の商品の一部をお届けしました（注文番号 {order}）',
  orderDeliveredPickupSubject: '商品のお受け取りが完了しました（注文番号 {order}）',
  orderDeliveredPickupPartSubject: '一部の商品のお受け取りが完了しました（注文番号 {order}）',
  orderDeliveredReview: '商品はいかがでしたか。ご注文ページからレビューをお書きいただけます。',

  orderRefundedSubject: '{amount}を返金いたしました（注文番号 {order}）',
  orderRefundedItemsSubject: 'ご注文の一部の商品がキャンセルされました（注文番号 {order}）',
  orderRefundedDelay: '銀行口座やカードへの反映には、最大{days}日かかる場合があります。',

  orderCanceledSubject: 'ご注文がキャンセルされました（注文番号 {order}）',
  orderCanceledRestSubject: 'ご注文の残りの商品がキャンセルされました（注文番号 {order}）',
  orderCanceledUnpaid: '期限までにお支払いが確認できませんでした。すでにお支払い済みの場合は、このメールにご返信ください。',
  orderCanceledItems: 'キャンセルされた商品',

  paymentReceivedSubject: 'お支払いを確認いたしました（注文番号 {order}）',
  paymentReceivedText: '{amount}のお支払いを確認いたしました。ありがとうございます。',

  paymentFailedSubject: 'お支払いを完了できませんでした（注文番号 {order}）',
  paymentFailedText:
    'ご注文はまだ確定していません。{time}まで商品をお取り置きしています。それまでに、もう一度お支払いのお手続きをお願いいたします。',
  paymentFailedPay: 'もう一度支払う',

  paymentReturnedSubject: 'お支払いを返金いたしました（注文番号 {order}）',
  paymentReturnedText:
    'お支払いの確認時に、ご注文がすでに締め切られていたか、お支払い済みまたは在庫切れだったため、{amount}を返金いたしました。',
  paymentReturnedNext: '引き続き商品をご希望の場合は、改めてご注文いただくか、このメールにご返信ください。',

  accountCodeSubject: '{store}の認証コード：{code}',
  accountCodeHeading: '{store}のログイン用認証コード',
  accountCodeValidity: { other: 'このコードは{count}分間有効です。' },
  accountCodeWarning: 'お心当たりがない場合は、このメールを破棄してください。コードは誰にも教えないでください。',

  // The example of previews and test emails.
  sampleShirt: 'リネンシャツ',
  sampleMug: '陶器のマグカップ',
  sampleSize: 'サイズ',
  sampleColor: 'カラー',
  sampleSand: 'サンド',
  sampleDiscount: '初回割引',
  sampleTax: '消費税',
  samplePayment: '銀行振込',
  sampleInstructions: '{iban} へお振り込みください。\nご入金を確認後、発送いたします。',
  sampleShipping: '通常配送',
  sampleReason: 'リネンシャツが品切れとなりました。',
  sampleMessage: 'お電話ありがとうございました。ご注文内容をお送りします。',
  sampleGiftMessage: 'お誕生日おめでとう！',
  sampleCity: 'ウィーン',
  sampleCountry: 'オーストリア',
} satisfies Catalog<typeof en>
