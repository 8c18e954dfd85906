import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const ja = {
  title: '現在閉店中です',
  lead: 'パスワードをお持ちですか？入力するとストアをご覧いただけます。',
  password: 'ストアのパスワード',
  enter: 'ストアに入る',
  required: 'パスワードを入力してください。',
  wrong: 'パスワードが正しくありません。確認してもう一度お試しください。',
  tooMany: '試行回数が多すぎます。数分後にもう一度お試しください。',
  newsletter: '最新情報をメールで受け取る。',
  email: 'メールアドレス',
  subscribe: '登録する',
  owner: 'ストアの所有者ですか？',
  signIn: 'ログイン',
} satisfies Catalog<typeof en>
