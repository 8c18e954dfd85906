import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Arabic. */
export const catalog: Catalog<typeof english> = {
  code: 'رمز الخصم',
  apply: 'تطبيق',
  remove: 'إزالة',
  removeCode: 'إزالة رمز الخصم {code}',
  applied: 'تم تطبيق رمز الخصم {code}.',
  atCheckout: 'عند إتمام الشراء',
  estimatedTotal: 'الإجمالي التقديري',
}
