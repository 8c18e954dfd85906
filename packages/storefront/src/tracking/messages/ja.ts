import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Japanese, polite. */
export const catalog: Catalog<typeof english> = {
  title: 'Cookieの使用について',
  question: '広告の効果を測定するためにCookieを使用してもよろしいですか？拒否してもストアは同じようにご利用いただけます。',
  accept: '同意する',
  decline: '拒否する',
  policy: 'プライバシーポリシー',
  'current.granted': '現在の選択：同意する',
  'current.denied': '現在の選択：拒否する',
  optedOut:
    'お使いのブラウザーは、追跡しないようウェブサイトに求めています。このストアはそれを尊重し、広告用Cookieを使用しません。',
  close: '閉じる',
}
