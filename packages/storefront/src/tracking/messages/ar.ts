import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Arabic. */
export const catalog: Catalog<typeof english> = {
  title: 'ملفات تعريف الارتباط',
  question: 'هل تسمح لنا باستخدام ملفات تعريف الارتباط لقياس إعلاناتنا؟ يعمل المتجر بالطريقة نفسها إذا رفضت.',
  accept: 'قبول',
  decline: 'رفض',
  policy: 'سياسة الخصوصية',
  'current.granted': 'اختيارك الحالي: القبول.',
  'current.denied': 'اختيارك الحالي: الرفض.',
  optedOut: 'يطلب متصفحك من المواقع عدم تتبعك. يحترم هذا المتجر ذلك ولا يستخدم ملفات تعريف ارتباط إعلانية.',
  close: 'إغلاق',
}
