import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Arabic. */
export const catalog: Catalog<typeof english> = {
  skip: 'الانتقال إلى المحتوى',
  close: 'إغلاق',
  retry: 'إعادة المحاولة',
  itemAdded: 'تمت إضافة المنتج إلى السلة!',
  partlyAdded: {
    zero: 'لم تتم إضافة أي قطعة. لا يمكنك إضافة المزيد من هذا المنتج.',
    one: 'تمت إضافة قطعة واحدة فقط. لا يمكنك إضافة المزيد من هذا المنتج.',
    two: 'تمت إضافة قطعتين فقط. لا يمكنك إضافة المزيد من هذا المنتج.',
    few: 'تمت إضافة {count} قطع فقط. لا يمكنك إضافة المزيد من هذا المنتج.',
    many: 'تمت إضافة {count} قطعة فقط. لا يمكنك إضافة المزيد من هذا المنتج.',
    other: 'تمت إضافة {count} قطعة فقط. لا يمكنك إضافة المزيد من هذا المنتج.',
  },
  notAdded: 'لا يمكنك إضافة المزيد من هذا المنتج.',
  unexpected: 'حدث خطأ غير متوقع: {detail}',
  checkout: 'إتمام الشراء',
  notFound: 'الصفحة غير موجودة',
  notFoundHint: 'ربما تم نقلها أو حذفها.',
  backHome: 'الانتقال إلى الصفحة الرئيسية',
  goShopping: 'تصفح جميع المنتجات',
  failed: 'تعذر تحميل هذه الصفحة.',
  error: 'خطأ: {detail}',
  serverError: 'استجاب الخادم بالحالة {status}.',
  loading: 'جارٍ التحميل',
  related: 'قد يعجبك أيضًا',
  stockAlert: 'أعلمني عبر البريد الإلكتروني عند توفره من جديد',
  stockAlertButton: 'أعلمني',
  stockAlertSaved: 'ستصلك رسالة واحدة عند توفر هذا المنتج من جديد.',
  botFailed: 'فشل التحقق. يُرجى المحاولة مرة أخرى.',
  botWorking: 'جارٍ التحقق من أنك لست روبوتًا…',
  botDone: 'تم التحقق',
  privacyChoices: 'خيارات الخصوصية',
  breadcrumbs: 'مسار التنقل',
}
