import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Japanese, polite. */
export const catalog: Catalog<typeof english> = {
  skip: '本文へスキップ',
  close: '閉じる',
  retry: '再試行',
  itemAdded: '商品をカートに追加しました！',
  partlyAdded: { other: '{count}点のみ追加しました。この商品はこれ以上追加できません。' },
  notAdded: 'この商品はこれ以上追加できません。',
  unexpected: '予期しないエラーが発生しました：{detail}',
  offline: 'オフラインです。接続を確認して、もう一度お試しください。',
  notLoaded: 'ストアの一部を読み込めませんでした。ページを再読み込みしてください。',
  checkout: 'ご注文手続きへ',
  notFound: 'ページが見つかりません',
  notFoundHint: '移動または削除された可能性があります。',
  backHome: 'ホームへ戻る',
  goShopping: 'すべての商品を見る',
  failed: 'このページを読み込めませんでした。',
  error: 'エラー：{detail}',
  serverError: 'サーバーがステータス{status}を返しました。',
  loading: '読み込み中',
  related: 'こちらもおすすめ',
  stockAlert: '再入荷したらメールで知らせる',
  stockAlertButton: '通知を受け取る',
  stockAlertSaved: 'この商品が再入荷したときに、メールを1通お送りします。',
  botFailed: '確認に失敗しました。もう一度お試しください。',
  botWorking: '自動アクセスでないことを確認しています…',
  botDone: '確認が完了しました',
  privacyChoices: 'プライバシー設定',
  breadcrumbs: 'パンくずリスト',
}
