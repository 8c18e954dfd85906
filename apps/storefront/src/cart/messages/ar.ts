import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Arabic. */
export const catalog: Catalog<typeof english> = {
  title: 'سلة التسوق',
  empty: 'سلة التسوق فارغة',
  emptyHint: 'ستظهر المنتجات التي تضيفها هنا.',
  continueShopping: 'متابعة التسوق',
  remove: 'إزالة',
  removeItem: 'إزالة {name}',
  increase: 'زيادة كمية {name}',
  decrease: 'تقليل كمية {name}',
  subtotal: 'المجموع الفرعي',
  taxAndShipping: 'يتم احتساب الشحن والضرائب عند إتمام الشراء.',
  shippingOnly: 'الأسعار شاملة الضريبة. يتم احتساب الشحن عند إتمام الشراء.',
  otherStores: 'هذه المنتجات من متجر آخر ولا يمكن شراؤها هنا: {names}.',
  removeOtherStores: 'إزالة منتجات المتاجر الأخرى',
  limitedToStock: {
    zero: 'نفدت كمية {name}. تم تحديث سلتك.',
    one: 'بقيت قطعة واحدة فقط من {name}. تم تحديث سلتك.',
    two: 'بقيت قطعتان فقط من {name}. تم تحديث سلتك.',
    few: 'بقيت {count} قطع فقط من {name}. تم تحديث سلتك.',
    many: 'بقيت {count} قطعة فقط من {name}. تم تحديث سلتك.',
    other: 'بقيت {count} قطعة فقط من {name}. تم تحديث سلتك.',
  },
  onlyAvailable: {
    zero: 'نفدت الكمية.',
    one: 'بقيت قطعة واحدة فقط.',
    two: 'بقيت قطعتان فقط.',
    few: 'بقيت {count} قطع فقط.',
    many: 'بقيت {count} قطعة فقط.',
    other: 'بقيت {count} قطعة فقط.',
  },
  setQuantity: 'تغيير الكمية إلى {quantity}',
  unavailable: 'غير مشمول في المجموع الفرعي.',
  repaired: 'تعذرت قراءة بعض المنتجات في سلتك المحفوظة. يُرجى مراجعة سلتك.',
  freeShippingMissing: 'أضف {amount} للحصول على شحن مجاني ({country}).',
  freeShippingReached: 'حصلت على شحن مجاني ({country}).',
}
